import { expect, it } from 'vitest';
import { editedKindNames, kindGroups } from './content-kinds.ts';

it('has each kind of content in one group', () => {
  const grouped: string[] = kindGroups.flatMap(({ kinds }) => [...kinds]);
  expect(grouped.toSorted()).toEqual(editedKindNames.toSorted());
});

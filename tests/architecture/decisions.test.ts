import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';

test('every decision is in the index, and the index names no other', () => {
  const index = readFileSync(`${folder}/README.md`, 'utf8');
  const named = [...index.matchAll(/\]\((\d{3}-[\w-]+\.md)\)/g)].map(([, file]) => file);
  const files = readdirSync(folder).filter((file) => /^\d{3}-/.test(file));
  expect(named.toSorted()).toEqual(files.toSorted());
});

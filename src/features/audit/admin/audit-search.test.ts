import { expect, it } from 'vitest';
import { filtersOf, withFilter } from './audit-search.ts';

it('reads the filters of an address and ignores the rest', () => {
  expect(filtersOf('?actor=a1&action=person.note&page=2&subjectId=')).toEqual({
    actor: 'a1',
    action: 'person.note',
  });
});

it('changes one filter and keeps the others', () => {
  expect(withFilter('?actor=a1', 'action', 'person.note')).toBe('?actor=a1&action=person.note');
  expect(withFilter('?actor=a1&action=person.note', 'actor', '')).toBe('?action=person.note');
  expect(withFilter('?actor=a1', 'actor', '')).toBe('');
});

import { expect, it } from 'vitest';
import { listOf, searchOf } from './inbox-list.ts';

it.each([
  ['', { filter: 'waiting', q: '' }],
  ['?filter=snoozed', { filter: 'snoozed', q: '' }],
  ['?filter=done&q=s%C3%A3o+jo%C3%A3o', { filter: 'done', q: 'são joão' }],
  ['?q=a%26b', { filter: 'waiting', q: 'a&b' }],
] as const)('the address %s names a list, and the list the address', (search, list) => {
  expect(listOf(search)).toEqual(list);
  expect(searchOf(list)).toBe(search);
});

it('an unknown filter is what waits', () => {
  expect(listOf('?filter=lost')).toEqual({ filter: 'waiting', q: '' });
});

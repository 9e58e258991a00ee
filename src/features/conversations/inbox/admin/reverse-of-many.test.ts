import { expect, it } from 'vitest';
import type { Conversation } from '../../conversations.schema.ts';
import { reverseOfMany } from './reverse-of-many.ts';

const now = Date.parse('2026-11-23T09:00:00.000Z');
const later = '2026-11-24T09:00:00.000Z';
const before = [
  { id: 'a', state: 'open', snoozedUntil: null },
  { id: 'b', state: 'done', snoozedUntil: later },
  { id: 'c', state: 'answered', snoozedUntil: '2026-11-22T09:00:00.000Z' },
] as Conversation[];
const changed = [
  { id: 'a', revision: 2 },
  { id: 'b', revision: 5 },
  { id: 'c', revision: 3 },
];

it('what was filed is filed as it was before, each at its new revision', () => {
  expect(reverseOfMany(changed, before, false, now)).toEqual([
    { id: 'a', revision: 2, closedAs: null },
    { id: 'b', revision: 5, closedAs: 'done' },
    { id: 'c', revision: 3, closedAs: null },
  ]);
});

it('what was snoozed is snoozed as before, unless that is over', () => {
  expect(reverseOfMany(changed, before, true, now)).toEqual([
    { id: 'a', revision: 2, snoozedUntil: null },
    { id: 'b', revision: 5, snoozedUntil: later },
    { id: 'c', revision: 3, snoozedUntil: null },
  ]);
});

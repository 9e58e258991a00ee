import { expect, test } from 'vitest';
import type { TimelineEntry } from '../timeline.schema.ts';
import { groupEntries } from './timeline-groups.ts';

const now = Date.parse('2026-11-25T09:00:00.000Z');

function entryAt(at: string): TimelineEntry {
  return {
    kind: 'note',
    id: at,
    at,
    label: '',
    state: null,
    record: null,
    cents: null,
    currency: null,
  };
}

test('what is ahead stands first, and months follow Lisbon’s clock', () => {
  const entries = [
    '2026-12-01T10:00:00.000Z',
    '2026-11-25T09:00:00.000Z',
    '2026-11-02T10:00:00.000Z',
    // Lisbon is an hour ahead of UTC in summer: the last of July is already August there.
    '2026-07-31T23:30:00.000Z',
  ].map(entryAt);
  const shown = groupEntries(entries, now).map(({ month, entries: of }) => [month, of.length]);
  expect(shown).toEqual([
    ['ahead', 1],
    ['2026-11', 2],
    ['2026-08', 1],
  ]);
});

test('a person of whom nothing is known has no group', () => {
  expect(groupEntries([], now)).toEqual([]);
});

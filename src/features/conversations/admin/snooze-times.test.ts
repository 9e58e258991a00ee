import { expect, it } from 'vitest';
import { morningOf, nextDay, snoozeTimes } from './snooze-times.ts';

const at = (text: string) => Date.parse(text);

it.each([
  [
    'in summer, on a Wednesday',
    '2026-07-01T08:00:00.000Z',
    ['2026-07-01T17:00:00.000Z', '2026-07-02T08:00:00.000Z', '2026-07-06T08:00:00.000Z'],
  ],
  [
    'after the evening began',
    '2026-11-24T17:30:00.000Z',
    ['2026-11-25T09:00:00.000Z', '2026-11-30T09:00:00.000Z'],
  ],
  [
    'on a Sunday, whose tomorrow is Monday',
    '2026-11-22T10:00:00.000Z',
    ['2026-11-22T18:00:00.000Z', '2026-11-23T09:00:00.000Z'],
  ],
  [
    'on a Monday, when Monday is in a week',
    '2026-11-23T10:00:00.000Z',
    ['2026-11-23T18:00:00.000Z', '2026-11-24T09:00:00.000Z', '2026-11-30T09:00:00.000Z'],
  ],
])('what is snoozed comes back %s', (_, now, expected) => {
  expect(snoozeTimes(at(now)).map(({ until }) => until)).toEqual(expected);
});

it('a date comes back in the morning of Lisbon, tomorrow at the earliest', () => {
  expect(nextDay(at('2026-07-01T23:30:00.000Z'))).toBe('2026-07-03');
  expect(morningOf('2026-07-03')).toBe('2026-07-03T08:00:00.000Z');
});

import { expect, it } from 'vitest';
import {
  formatCalendarSearch,
  rangeOf,
  readCalendarAddress,
  stepFrom,
  weekWith,
} from './calendar-address.ts';

const today = '2026-11-25';
const read = (search: string, isNarrow = false) =>
  readCalendarAddress(new URLSearchParams(search), { today, isNarrow });

it('shows a week, and on a phone one day', () => {
  expect(read('')).toEqual({ view: 'week', day: today, isAsked: false });
  expect(read('', true)).toEqual({ view: 'day', day: today, isAsked: false });
  const asked = { view: 'month', day: '2027-02-03', isAsked: true };
  expect(read('?view=month&day=2027-02-03', true)).toEqual(asked);
  expect(read('?view=year&day=2027-02-31')).toEqual({ view: 'week', day: today, isAsked: false });
});

it.each([
  ['day', '2026-11-22', '2026-11-28'],
  ['week', today, '2026-12-01'],
  ['month', '2026-10-26', '2026-12-06'],
] as const)('reads the days of a %s', (view, from, to) => {
  expect(rangeOf({ view, day: today })).toEqual({ from, to });
});

it.each([
  ['week', '2026-12-31', '2027-01-07', '2026-12-24'],
  ['month', '2026-12-31', '2027-01-01', '2026-11-01'],
] as const)('steps by a %s', (view, day, after, before) => {
  expect(stepFrom({ view, day }, 1)).toBe(after);
  expect(stepFrom({ view, day }, -1)).toBe(before);
});

it('shows a booking beside the days that the calendar opens with, if they have it', () => {
  expect(weekWith('2026-12-01', today)).toBe(today);
  expect(weekWith('2026-12-02', today)).toBe('2026-12-02');
  expect(weekWith('2026-11-24', today)).toBe('2026-11-24');
});

it('has an address for each view', () => {
  const address = { view: 'day', day: today } as const;
  expect(read(formatCalendarSearch(address))).toEqual({ ...address, isAsked: true });
});

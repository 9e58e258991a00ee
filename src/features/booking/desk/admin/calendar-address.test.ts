import { expect, it } from 'vitest';
import {
  formatCalendarSearch,
  rangeOf,
  readCalendarAddress,
  stepFrom,
} from './calendar-address.ts';

const today = '2026-11-25';
const read = (search: string, isNarrow = false) =>
  readCalendarAddress(new URLSearchParams(search), { today, isNarrow });

it('shows this week, and on a phone the list', () => {
  expect(read('')).toEqual({ view: 'week', day: today });
  expect(read('', true)).toEqual({ view: 'list', day: today });
  expect(read('?view=month&day=2027-02-03', true)).toEqual({ view: 'month', day: '2027-02-03' });
  expect(read('?view=year&day=2027-02-31')).toEqual({ view: 'week', day: today });
});

it.each([
  ['day', today, today],
  ['week', '2026-11-23', '2026-11-29'],
  ['month', '2026-10-26', '2026-12-06'],
] as const)('reads the days of a %s', (view, from, to) => {
  expect(rangeOf({ view, day: today })).toEqual({ from, to });
});

it.each([
  ['day', '2026-12-31', '2027-01-01', '2026-12-30'],
  ['week', '2026-12-31', '2027-01-07', '2026-12-24'],
  ['month', '2026-12-31', '2027-01-01', '2026-11-01'],
] as const)('steps by a %s', (view, day, after, before) => {
  expect(stepFrom({ view, day }, 1).day).toBe(after);
  expect(stepFrom({ view, day }, -1).day).toBe(before);
});

it('has an address for each view', () => {
  const address = { view: 'day', day: today } as const;
  expect(read(formatCalendarSearch(address))).toEqual(address);
});

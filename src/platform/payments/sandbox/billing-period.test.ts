import { expect, it } from 'vitest';
import { onePeriodAfter } from './billing-period.ts';

it.each([
  ['2026-11-21T10:00:00.000Z', 'month', '2026-12-21T10:00:00.000Z'],
  ['2026-12-05T23:59:59.999Z', 'month', '2027-01-05T23:59:59.999Z'],
  ['2027-01-31T10:00:00.000Z', 'month', '2027-02-28T10:00:00.000Z'],
  ['2028-01-30T10:00:00.000Z', 'month', '2028-02-29T10:00:00.000Z'],
  ['2026-12-28T10:00:00.000Z', 'week', '2027-01-04T10:00:00.000Z'],
  ['2026-11-30T10:00:00.000Z', 'quarter', '2027-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 'year', '2029-02-28T10:00:00.000Z'],
])('the period that begins at %s for a %s ends at %s', (start, interval, end) => {
  expect(onePeriodAfter(start, interval)).toBe(end);
});

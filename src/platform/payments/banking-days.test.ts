import { expect, it } from 'vitest';
import { addBankingDays, isBankingDay } from './banking-days.ts';

it.each([
  ['2026-12-01', true],
  ['2026-12-05', false],
  ['2026-12-06', false],
  // Holidays in Portugal, on which the banks settle all the same.
  ['2026-12-08', true],
  ['2026-12-25', false],
  ['2027-03-26', false],
  ['2027-03-29', false],
  ['2027-01-01', false],
])('%s is a banking day: %s', (day, expected) => expect(isBankingDay(day)).toBe(expected));

it.each([
  ['2026-12-01', 2, '2026-12-03'],
  ['2026-12-01', 6, '2026-12-09'],
  ['2026-12-24', 1, '2026-12-28'],
  ['2026-12-05', 1, '2026-12-07'],
])('%s and %i banking days are %s', (day, count, expected) =>
  expect(addBankingDays(day, count)).toBe(expected),
);

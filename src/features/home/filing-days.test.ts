import { describe, expect, it } from 'vitest';
import { areFilingDays, nextFiling } from './filing-days.ts';
import { filingDayLists } from './home.ts';
import { homeSeed } from './home-seed.server.ts';

const days = filingDayLists.flatMap((name) => homeSeed[name]);

describe('the filing that comes next', () => {
  it.each([
    ['2026-11-22', '11-25', '2026-11-25'],
    // On its own day it still is the next.
    ['2026-11-25', '11-25', '2026-11-25'],
    ['2026-11-26', '12-15', '2026-12-15'],
    ['2026-12-16', '12-25', '2026-12-28'],
    ['2026-12-29', '01-25', '2027-01-25'],
    // 20 September 2026 is a Sunday: the filing is due on the Monday.
    ['2026-09-21', '09-20', '2026-09-21'],
    ['2026-09-22', '09-25', '2026-09-25'],
  ])('counted from %s is that of %s, due on %s', (today, day, due) => {
    expect(nextFiling(days, today)).toEqual({ day, due });
  });

  it('of the last days of a year may be due in the next', () => {
    // 31 December 2022 is a Saturday, and 1 January a holiday on a Sunday.
    expect(nextFiling(['12-31'], '2023-01-02')).toEqual({ day: '12-31', due: '2023-01-02' });
  });

  it('is missing without days', () => {
    expect(nextFiling([], '2026-11-22')).toBeNull();
  });
});

it.each([
  [['02-20', '05-20'], true],
  [[], true],
  [['02-29'], false],
  [['20-02'], false],
  [['2-20'], false],
  [['02-20', '02-25'], false],
  [['soon'], false],
])('filing days %j can be drawn: %s', (list, can) => {
  expect(areFilingDays(list)).toBe(can);
});

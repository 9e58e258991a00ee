import { describe, expect, it } from 'vitest';
import { easterSunday, holidayOn } from './public-holidays.ts';

function holidaysOf(year: number): string[] {
  return Array.from({ length: 366 }, (_, index) => {
    const day = new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10);
    const holiday = day.startsWith(String(year)) ? holidayOn(day) : null;
    return holiday ? [`${day.slice(5)} ${holiday}`] : [];
  }).flat();
}

const movable = {
  2026: ['04-03 good_friday', '04-05 easter', '06-04 corpus_christi'],
  2027: ['03-26 good_friday', '03-28 easter', '05-27 corpus_christi'],
  2028: ['04-14 good_friday', '04-16 easter', '06-15 corpus_christi'],
};

const fixed = [
  '01-01 new_year',
  '04-25 freedom_day',
  '05-01 labour_day',
  '06-10 portugal_day',
  '06-13 saint_anthony',
  '08-15 assumption',
  '10-05 republic_day',
  '11-01 all_saints',
  '12-01 independence_day',
  '12-08 immaculate_conception',
  '12-25 christmas',
];

describe('public holidays in Lisbon', () => {
  it.each([2026, 2027, 2028] as const)('are fourteen in %i, each on its day', (year) => {
    expect(holidaysOf(year)).toEqual([...fixed, ...movable[year]].sort());
  });

  it.each([
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
  ])('have Easter of %i on %s', (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });
});

import { describe, expect, it } from 'vitest';
import {
  addMonths,
  clampDay,
  dayForKey,
  lastDayOf,
  openingMonth,
  weekdayIndex,
  weeksOf,
} from './calendar-month.ts';

describe('a month', () => {
  it('starts its weeks on Monday and leaves the other months out', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  });

  it('has four weeks when a February starts on Monday', () => {
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(weeksOf('2027-02')[3]?.[6]).toBe('2027-02-28');
  });

  it('holds every day once, leap day included', () => {
    const days = weeksOf('2028-02').flat().filter(Boolean);
    expect(days).toHaveLength(29);
    expect(new Set(days).size).toBe(29);
    expect(lastDayOf('2028-02')).toBe('2028-02-29');
  });

  it('is followed and preceded by months of other years', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2027-01', -1)).toBe('2026-12');
    expect(addMonths('2026-11', 14)).toBe('2028-01');
  });
});

describe('the keys of the calendar', () => {
  it.each([
    ['ArrowLeft', '2026-11-23'],
    ['ArrowRight', '2026-11-25'],
    ['ArrowUp', '2026-11-17'],
    ['ArrowDown', '2026-12-01'],
    ['Home', '2026-11-23'],
    ['End', '2026-11-29'],
    ['PageUp', '2026-10-24'],
    ['PageDown', '2026-12-24'],
  ])('%s moves from Tuesday 24 November 2026 to %s', (key, day) => {
    expect(dayForKey(key, '2026-11-24')).toBe(day);
  });

  it('stay on the last day where the other month is shorter', () => {
    expect(dayForKey('PageDown', '2027-01-31')).toBe('2027-02-28');
    expect(dayForKey('PageUp', '2026-12-31')).toBe('2026-11-30');
  });

  it('leave every other key alone', () => {
    expect(dayForKey('a', '2026-11-24')).toBeNull();
    expect(dayForKey('Enter', '2026-11-24')).toBeNull();
  });
});

describe('days', () => {
  it('have an index in their week, which starts on Monday', () => {
    expect(weekdayIndex('2026-11-23')).toBe(0);
    expect(weekdayIndex('2026-11-29')).toBe(6);
  });

  it('are clamped to a range', () => {
    expect(clampDay('2026-10-31', '2026-11-01', '2027-01-20')).toBe('2026-11-01');
    expect(clampDay('2027-01-21', '2026-11-01', '2027-01-20')).toBe('2027-01-20');
    expect(clampDay('2026-12-08', '2026-11-01', '2027-01-20')).toBe('2026-12-08');
  });
});

describe('the month that the calendar opens on', () => {
  const isWeekday = (day: string) => ![5, 6].includes(weekdayIndex(day));
  it.each([
    // 24, 25, 26, 27 and 30 November are five; from the 25th on there are four.
    ['2026-11-24', '2026-11'],
    ['2026-11-25', '2026-12'],
    ['2026-11-30', '2026-12'],
    ['2026-12-31', '2027-01'],
  ])('on %s is %s', (today, month) => {
    expect(openingMonth(today, '2027-03-01', isWeekday)).toBe(month);
  });

  it('counts days that are full, and stays where the next month has nothing or is beyond the last day', () => {
    expect(
      openingMonth('2026-11-02', '2027-01-02', (day) => day > '2026-11-25' && isWeekday(day)),
    ).toBe('2026-12');
    expect(openingMonth('2026-11-25', '2027-01-02', (day) => day === '2026-11-27')).toBe('2026-11');
    expect(openingMonth('2026-11-25', '2026-11-30', isWeekday)).toBe('2026-11');
    expect(openingMonth('2026-11-02', '2027-01-02', () => false)).toBe('2026-11');
  });
});

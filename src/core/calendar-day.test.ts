import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, daysFrom, isRealDay, isWeekend } from './calendar-day.ts';

describe('a calendar day', () => {
  it('exists or does not', () => {
    expect(['2026-11-23', '2028-02-29', '0001-01-01'].filter(isRealDay)).toHaveLength(3);
    const wrong = [
      '2026-02-29',
      '2026-02-30',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      '26-01-01',
      '',
    ];
    expect(wrong.filter(isRealDay)).toEqual([]);
  });

  it('is followed by the next day, also when the clocks change and at the end of a month', () => {
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });

  it('is some days away from another', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
    expect(daysFrom('2026-10-24', '2026-10-26')).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    ]);
    expect(daysFrom('2026-10-26', '2026-10-25')).toEqual([]);
  });

  it('is a weekend on Saturday and Sunday', () => {
    expect(daysFrom('2026-11-23', '2026-11-29').filter(isWeekend)).toEqual([
      '2026-11-28',
      '2026-11-29',
    ]);
  });
});

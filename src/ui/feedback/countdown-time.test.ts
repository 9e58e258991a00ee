import { describe, expect, it } from 'vitest';
import { formatEndDay, parseEndDate, remainingTime } from './countdown-time.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('the remaining time', () => {
  it('is split into days, hours, minutes and seconds', () => {
    const left = 13 * day + 9 * hour + 27 * minute + 53 * second;
    expect(remainingTime(left, 0)).toEqual({ days: 13, hours: 9, minutes: 27, seconds: 53 });
  });

  it('counts whole seconds, and shows more than 99 days', () => {
    expect(remainingTime(1999, 0).seconds).toBe(1);
    expect(remainingTime(400 * day, 0).days).toBe(400);
  });

  it('is zero at the end and past it', () => {
    const zeros = { days: 0, hours: 0, minutes: 0, seconds: 0 };
    expect(remainingTime(5000, 5000)).toEqual(zeros);
    expect(remainingTime(5000, 5000 + 3 * day)).toEqual(zeros);
  });
});

describe('an end date', () => {
  it('ends with its day in Lisbon, in summer and in winter time', () => {
    expect(parseEndDate('2025-04-30')).toBe(Date.parse('2025-04-30T23:00:00Z'));
    expect(parseEndDate('2025-12-31')).toBe(Date.parse('2026-01-01T00:00:00Z'));
  });

  it('ends with its day in Lisbon on the days when the clocks change', () => {
    expect(parseEndDate('2025-03-30')).toBe(Date.parse('2025-03-30T23:00:00Z'));
    expect(parseEndDate('2025-03-29')).toBe(Date.parse('2025-03-30T00:00:00Z'));
    expect(parseEndDate('2025-10-25')).toBe(Date.parse('2025-10-25T23:00:00Z'));
    expect(parseEndDate('2025-10-26')).toBe(Date.parse('2025-10-27T00:00:00Z'));
  });

  it('is taken literally when it is an instant', () => {
    expect(parseEndDate('2025-04-30T10:00:00.000Z')).toBe(Date.parse('2025-04-30T10:00:00Z'));
    expect(parseEndDate('2025-04-30T10:00:00+02:00')).toBe(Date.parse('2025-04-30T08:00:00Z'));
  });

  it('is in Lisbon time when it has no zone', () => {
    expect(parseEndDate('2025-04-30T10:00:00')).toBe(Date.parse('2025-04-30T09:00:00Z'));
    expect(parseEndDate('2025-12-31 18:00')).toBe(Date.parse('2025-12-31T18:00:00Z'));
    expect(parseEndDate('April 30, 2025 10:00')).toBe(Date.parse('2025-04-30T09:00:00Z'));
  });

  it.each([undefined, '', 'soon', '2025-02-30', '2025-13-01', '30/04/2025'])(
    'is refused when it is missing or not a date: %s',
    (bad) => {
      expect(parseEndDate(bad)).toBeNull();
    },
  );

  it('is formatted as the last day before it', () => {
    const end = Date.parse('2025-04-30T23:00:00Z');
    expect(formatEndDay(end, 'en-GB')).toBe('30 April 2025');
    expect(formatEndDay(end, 'pt-PT')).toBe('30 de abril de 2025');
  });
});

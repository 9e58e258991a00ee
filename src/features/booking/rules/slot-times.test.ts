import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { daysFrom } from '#core/calendar-day.ts';
import { companyZone } from '#core/zoned-time.ts';
import { slotEndTime, slotStart } from './availability.ts';

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

function byTemporal(day: string, time: string): string {
  const start = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(companyZone);
  return new Date(start.epochMilliseconds).toISOString();
}

function differing(days: string[], minutes: string[]): string[] {
  return days.flatMap((day) =>
    hours
      .flatMap((hour) => minutes.map((minute) => `${hour}:${minute}`))
      .filter((time) => slotStart(day, time) !== byTemporal(day, time))
      .map((time) => `${day} ${time}`),
  );
}

describe('the start of a slot', () => {
  it('is the instant that Temporal finds, at every hour of every day of three years', () => {
    expect(differing(daysFrom('2026-01-01', '2028-12-31'), ['00'])).toEqual([]);
  });

  it('is that instant in the hour that Lisbon skips and in the one that it repeats, for ten years', () => {
    const years = Array.from({ length: 10 }, (_, index) => 2026 + index);
    const days = years.flatMap((year) => [
      ...daysFrom(`${year}-03-24`, `${year}-03-31`),
      ...daysFrom(`${year}-10-24`, `${year}-10-31`),
    ]);
    expect(differing(days, ['00', '15', '30', '59'])).toEqual([]);
    expect(slotStart('2026-03-29', '01:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(slotStart('2026-10-25', '01:30')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('is right before standard time, and for the last day that can be requested', () => {
    const days = ['0000-01-01', '0001-01-01', '1900-05-05', '1966-04-03', '9999-12-31'];
    expect(differing(days, ['00', '30'])).toEqual([]);
  });
});

it('a slot ends after its duration', () => {
  expect(slotEndTime('16:00', 30)).toBe('16:30');
  expect(slotEndTime('16:30', 45)).toBe('17:15');
});

import { describe, expect, it } from 'vitest';
import { formatDay, isTimeZone, readClock, zoneCity } from './zoned-time.ts';

describe('the clock of a zone', () => {
  // 10:00 in Lisbon on the Fridays before and the Mondays after the last Sundays of March and October.
  it.each([
    ['2026-03-27T10:00:00.000Z', 'Europe/Lisbon', '2026-03-27', '10:00'],
    ['2026-03-30T09:00:00.000Z', 'Europe/Lisbon', '2026-03-30', '10:00'],
    ['2026-10-23T09:00:00.000Z', 'Europe/Lisbon', '2026-10-23', '10:00'],
    ['2026-10-26T10:00:00.000Z', 'Europe/Lisbon', '2026-10-26', '10:00'],
    ['2026-03-27T10:00:00.000Z', 'Pacific/Auckland', '2026-03-27', '23:00'],
    ['2026-03-30T09:00:00.000Z', 'Pacific/Auckland', '2026-03-30', '22:00'],
    ['2026-10-23T09:00:00.000Z', 'Pacific/Auckland', '2026-10-23', '22:00'],
    ['2026-10-26T15:00:00.000Z', 'Pacific/Auckland', '2026-10-27', '04:00'],
    ['2026-03-27T10:00:00.000Z', 'Asia/Kathmandu', '2026-03-27', '15:45'],
    ['2026-03-30T09:00:00.000Z', 'Asia/Kathmandu', '2026-03-30', '14:45'],
    ['2026-10-26T10:00:00.000Z', 'Asia/Kathmandu', '2026-10-26', '15:45'],
    ['2026-03-27T10:00:00.000Z', 'America/Los_Angeles', '2026-03-27', '03:00'],
    ['2026-03-30T09:00:00.000Z', 'America/Los_Angeles', '2026-03-30', '02:00'],
    ['2026-10-23T09:00:00.000Z', 'America/Los_Angeles', '2026-10-23', '02:00'],
    ['2026-10-26T10:00:00.000Z', 'America/Los_Angeles', '2026-10-26', '03:00'],
    ['2026-03-27T10:00:00.000Z', 'America/Sao_Paulo', '2026-03-27', '07:00'],
    ['2026-03-30T09:00:00.000Z', 'America/Sao_Paulo', '2026-03-30', '06:00'],
    ['2026-10-26T10:00:00.000Z', 'America/Sao_Paulo', '2026-10-26', '07:00'],
  ])('reads %s in %s as %s %s', (instant, zone, day, time) => {
    expect(readClock(instant, zone)).toEqual({ day, time });
  });

  it('shows midnight as 00:00 of the day that begins', () => {
    expect(readClock('2026-11-23T00:00:00.000Z', 'Europe/Lisbon')).toEqual({
      day: '2026-11-23',
      time: '00:00',
    });
  });

  it('recognises IANA zones, but neither offsets nor nonsense', () => {
    expect(['Europe/Lisbon', 'Asia/Kathmandu', 'UTC'].map(isTimeZone)).toEqual([true, true, true]);
    const wrong = ['+05:30', 'Lisbon Time', '', 'Europe/Lisboa', `A${'a'.repeat(99)}`];
    expect(wrong.map(isTimeZone)).toEqual(wrong.map(() => false));
  });

  it('formats a day in both languages', () => {
    expect(formatDay('2026-11-23', 'en-GB')).toBe('Monday 23 November 2026');
    expect(formatDay('2026-11-23', 'pt-PT')).toBe('segunda-feira, 23 de novembro de 2026');
  });

  it('names a zone by its city', () => {
    expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
    expect(zoneCity('UTC')).toBe('UTC');
  });
});

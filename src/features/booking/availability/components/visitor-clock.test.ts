import { describe, expect, it } from 'vitest';
import { daysFrom } from '../../calendar-day.ts';
import { slotStart } from '../judge-slots.ts';
import {
  presentZone,
  slotEndTime,
  slotInstant,
  visitorTime,
  zonesToChoose,
} from './visitor-clock.ts';

const firstAndLast = ['09:00', '16:00'] as const;

describe('the instant of a slot', () => {
  it('is the one the server books, on every day of two years', () => {
    const other = daysFrom('2026-01-01', '2027-12-31').filter((day) =>
      firstAndLast.some((time) => slotInstant(day, time) !== slotStart(day, time)),
    );
    expect(other).toEqual([]);
  }, 30_000);

  it('ends as many minutes later as it lasts', () => {
    expect(slotEndTime('16:00', 30)).toBe('16:30');
    expect(slotEndTime('16:30', 45)).toBe('17:15');
  });
});

describe("the visitor's clock", () => {
  it('shows the same day elsewhere', () => {
    const there = visitorTime('2026-11-24', '10:00', 'Asia/Kathmandu');
    expect(there).toMatchObject({ time: '15:45', sameDay: true, sameClock: false });
  });

  it('shows the next day east of the date line, and the city in words', () => {
    const there = visitorTime('2026-11-24', '16:00', 'Pacific/Auckland');
    expect(there).toMatchObject({ day: '2026-11-25', time: '05:00', sameDay: false });
    expect(visitorTime('2026-11-24', '16:00', 'America/Los_Angeles')).toMatchObject({
      city: 'Los Angeles',
      time: '08:00',
    });
  });

  it('knows a clock that reads as in Lisbon, in winter and in summer', () => {
    expect(visitorTime('2026-11-24', '10:00', 'Europe/London').sameClock).toBe(true);
    expect(visitorTime('2026-07-14', '10:00', 'Atlantic/Reykjavik').sameClock).toBe(false);
    expect(visitorTime('2026-12-14', '10:00', 'Atlantic/Reykjavik').sameClock).toBe(true);
  });
});

describe('zones', () => {
  it('go by their present names', () => {
    expect(presentZone('Europe/Kiev')).toBe('Europe/Kyiv');
    expect(presentZone('Europe/Lisbon')).toBe('Europe/Lisbon');
  });

  it('can be chosen once each, sorted, with the present one among them', () => {
    const zones = zonesToChoose('Asia/Kolkata');
    expect(zones).toContain('Asia/Kolkata');
    expect(zones).toContain('Europe/Lisbon');
    expect(zones).not.toContain('Asia/Calcutta');
    expect(new Set(zones).size).toBe(zones.length);
    expect([...zones].sort()).toEqual(zones);
  });
});

import { describe, expect, it } from 'vitest';
import { presentZone, visitorTime, zonesToChoose } from './visitor-clock.ts';

describe("the visitor's clock", () => {
  it('shows the same day elsewhere', () => {
    const there = visitorTime('2026-11-24', '10:00', 'Asia/Kathmandu');
    expect(there).toMatchObject({ time: '15:45', sameDay: true, sameTime: false });
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
    expect(visitorTime('2026-11-24', '10:00', 'Europe/London').sameTime).toBe(true);
    expect(visitorTime('2026-07-14', '10:00', 'Atlantic/Reykjavik').sameTime).toBe(false);
    expect(visitorTime('2026-12-14', '10:00', 'Atlantic/Reykjavik').sameTime).toBe(true);
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

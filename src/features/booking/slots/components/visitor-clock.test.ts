import { describe, expect, it } from 'vitest';
import { currentZoneName, selectableZones, visitorTime } from './visitor-clock.ts';

describe("the visitor's clock", () => {
  it('shows the same day elsewhere', () => {
    const visitor = visitorTime('2026-11-24', '10:00', 'Asia/Kathmandu');
    expect(visitor).toMatchObject({ time: '15:45', sameDay: true, sameTime: false });
  });

  it('shows the next day in Auckland', () => {
    const visitor = visitorTime('2026-11-24', '16:00', 'Pacific/Auckland');
    expect(visitor).toMatchObject({ day: '2026-11-25', time: '05:00', sameDay: false });
  });

  it('recognises a clock that agrees with Lisbon’s, in winter and in summer', () => {
    expect(visitorTime('2026-11-24', '10:00', 'Europe/London').sameTime).toBe(true);
    expect(visitorTime('2026-07-14', '10:00', 'Atlantic/Reykjavik').sameTime).toBe(false);
    expect(visitorTime('2026-12-14', '10:00', 'Atlantic/Reykjavik').sameTime).toBe(true);
  });
});

describe('zones', () => {
  it('have their current names', () => {
    expect(currentZoneName('Europe/Kiev')).toBe('Europe/Kyiv');
    expect(currentZoneName('Europe/Lisbon')).toBe('Europe/Lisbon');
  });

  it('are listed once each, sorted, the current one included', () => {
    const zones = selectableZones('Asia/Kolkata');
    expect(zones).toContain('Asia/Kolkata');
    expect(zones).toContain('Europe/Lisbon');
    expect(zones).not.toContain('Asia/Calcutta');
    expect(new Set(zones).size).toBe(zones.length);
    expect([...zones].sort()).toEqual(zones);
  });
});

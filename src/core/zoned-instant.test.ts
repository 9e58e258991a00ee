import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { readClock, zonedInstant } from './zoned-time.ts';

// Whole, half and quarter-hour offsets, north and south, a half-hour shift, and a shift at midnight.
const zones = [
  'Europe/Lisbon',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Africa/Casablanca',
  'Asia/Beirut',
];

const wallTimes = fc.record({
  zone: fc.constantFrom(...zones),
  minutes: fc.integer({ min: Date.UTC(1990) / 60_000, max: Date.UTC(2040) / 60_000 }),
});

it('returns the instant that Temporal finds, at which the clock there shows the wall time', () => {
  fc.assert(
    fc.property(wallTimes, ({ zone, minutes }) => {
      const wall = new Date(minutes * 60_000).toISOString();
      const [day, time] = [wall.slice(0, 10), wall.slice(11, 16)];
      const instant = zonedInstant(day, time, zone);
      const { epochMilliseconds } = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(
        zone,
      );
      expect(instant).toBe(new Date(epochMilliseconds).toISOString());
      const shown = readClock(instant, zone);
      // A skipped time is shown as the one after the gap.
      expect(`${shown.day} ${shown.time}` >= `${day} ${time}`).toBe(true);
    }),
    { numRuns: 3000, seed: 20261122 },
  );
});

it.each([
  ['2026-03-29', '01:00', 'Europe/Lisbon', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '01:59', 'Europe/Lisbon', '2026-10-25T00:59:00.000Z'],
  ['2026-10-25', '02:00', 'Europe/Lisbon', '2026-10-25T02:00:00.000Z'],
  ['2026-11-22', '23:59:59', 'Europe/Lisbon', '2026-11-22T23:59:59.000Z'],
  ['1900-05-05', '09:00', 'Europe/Lisbon', '1900-05-05T09:36:45.000Z'],
])('%s at %s in %s is %s', (day, time, zone, instant) => {
  expect(zonedInstant(day, time, zone)).toBe(instant);
});

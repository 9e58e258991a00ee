import { dateFormat } from './date-format.ts';

const dayMilliseconds = 86_400_000;

/** Returns a zone's offset from UTC at an instant, both in milliseconds; positive east of Greenwich. */
function offsetAt(instant: number, zone: string): number {
  const format = dateFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  // `GMT`, `GMT+01:00`, or with seconds for dates before standard time: `GMT-00:36:45`.
  const [, sign, time] = /GMT(.)([\d:]+)/.exec(format.format(instant)) ?? [];
  if (!time) return 0;
  const offset = Date.parse(`1970-01-01T${time}Z`);
  return sign === '+' ? offset : -offset;
}

/**
 * Returns the instant, ISO 8601 in UTC, of a zone's wall time, `HH:MM` or `HH:MM:SS`. A repeated wall
 * time is its first occurrence; a skipped one takes the offset from before the gap (RFC 5545, 3.3.5).
 */
export function zonedInstant(day: string, time: string, zone: string): string {
  const wall = Date.parse(`${day}T${time}Z`);
  const before = offsetAt(wall - dayMilliseconds, zone);
  const after = offsetAt(wall + dayMilliseconds, zone);
  const isAfter =
    before !== after &&
    offsetAt(wall - before, zone) !== before &&
    offsetAt(wall - after, zone) === after;
  return new Date(wall - (isAfter ? after : before)).toISOString();
}

import { dateFormat, type Locale } from './date-format.ts';

/** The company's time zone: days and times without a zone are its wall time. */
export const companyZone = 'Europe/Lisbon';

/** What a clock shows: the day, `YYYY-MM-DD`, and the time, `HH:MM` on a 24-hour clock. */
export type ClockReading = { day: string; time: string };

function formatterOf(zone: string): Intl.DateTimeFormat {
  return dateFormat('en-u-ca-iso8601', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** Reads the clock of an IANA zone at an instant. Throws `RangeError` for an unknown zone. */
export function readClock(instant: Date | string, zone: string): ClockReading {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(new Date(instant)))
    parts[type] = value;
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  };
}

/** Returns whether `zone` is an IANA name that the runtime knows; fixed offsets (`+05:30`) are not. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone) || zone.length > 64) return false;
  try {
    formatterOf(zone);
    return true;
  } catch {
    return false;
  }
}

const fullDay: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
};

/**
 * Formats a day for a locale: "Thursday 24 April 2025", or only the parts that `options`
 * name.
 */
export function formatDay(
  day: string,
  locale: Locale,
  options: Intl.DateTimeFormatOptions = fullDay,
): string {
  const format = dateFormat(locale, { timeZone: 'UTC', ...options });
  const text = format.format(new Date(`${day}T12:00:00Z`));
  // Node and browsers differ on the comma after an English weekday; mails and screens must agree.
  return locale.startsWith('en') ? text.replace(',', '') : text;
}

/** Formats a zone's name for people: `America/Sao_Paulo` becomes `America/Sao Paulo`. */
export function formatZone(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** Returns the city in a zone's name: `Sao Paulo` for `America/Sao_Paulo`. */
export function zoneCity(zone: string): string {
  return formatZone(zone.slice(zone.lastIndexOf('/') + 1));
}

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

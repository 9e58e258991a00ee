import { dateFormat, type Locale } from '#core/date-format.ts';
import { readClock } from '#core/zoned-time.ts';

export type RemainingTime = { days: number; hours: number; minutes: number; seconds: number };

const zone = 'Europe/Lisbon';
const day = 86_400_000;

/** Converts a wall-clock time in Lisbon, given as if it were UTC, to its instant (milliseconds). */
function lisbonInstant(wall: number): number {
  const clock = readClock(new Date(wall), zone);
  return wall - (Date.parse(`${clock.day}T${clock.time}Z`) - wall);
}

/**
 * Returns the end of an end date in milliseconds since 1970, or null if it is missing or invalid.
 * A plain day (`2025-04-30`) ends with that day in Lisbon; a time without a zone is Lisbon's.
 */
export function parseEndDate(endDate: string | undefined): number | null {
  if (endDate === undefined) return null;
  const instant = Date.parse(endDate);
  if (Number.isNaN(instant)) return null;
  if (/^\d{4}-\d\d-\d\d$/.test(endDate)) {
    const real = new Date(instant).toISOString().startsWith(endDate);
    return real ? lisbonInstant(instant + day) : null;
  }
  if (/(Z|GMT|UTC|[+-]\d\d:?\d\d)$/i.test(endDate)) return instant;
  const wall = Date.parse(`${endDate}${/T\d/.test(endDate) ? 'Z' : ' UTC'}`);
  return Number.isNaN(wall) ? instant : lisbonInstant(wall);
}

/** Returns whole days, hours, minutes and seconds from `now` to `end` (milliseconds); zeros past it. */
export function remainingTime(end: number, now: number): RemainingTime {
  const seconds = Math.max(0, Math.floor((end - now) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** Formats the last day in Lisbon before an end (milliseconds), such as "30 April 2025". */
export function formatEndDay(end: number, locale: Locale): string {
  return dateFormat(locale, {
    timeZone: zone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(end - 1);
}

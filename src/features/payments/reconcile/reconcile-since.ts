import { toInstant } from '#core/clock.ts';

const week = 7 * 24 * 3_600_000;

/** Returns the instant from which payments are compared: a day, or four weeks ago. Null for a wrong day. */
export function reconcileSince(day: string | undefined, now: Date): string | null {
  if (day === undefined) return toInstant(new Date(now.getTime() - 4 * week));
  const start = new Date(`${day}T00:00:00.000Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(start.getTime());
  return isDay ? toInstant(start) : null;
}

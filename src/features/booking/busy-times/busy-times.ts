import type { TimeRange } from '../booking-times.ts';

/** Returns ranges by start, those that touch joined, and only the part within `window`. */
export function mergeRanges(ranges: readonly TimeRange[], window: TimeRange): TimeRange[] {
  const merged: TimeRange[] = [];
  const clipped = ranges
    .map(({ startsAt, endsAt }) => ({
      startsAt: startsAt < window.startsAt ? window.startsAt : startsAt,
      endsAt: endsAt > window.endsAt ? window.endsAt : endsAt,
    }))
    .filter(({ startsAt, endsAt }) => startsAt < endsAt)
    .sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
  for (const range of clipped) {
    const last = merged.at(-1);
    if (!last || range.startsAt > last.endsAt) merged.push({ ...range });
    else if (range.endsAt > last.endsAt) last.endsAt = range.endsAt;
  }
  return merged;
}

const day = 24 * 3_600_000;

/**
 * The time that is read of the owner's calendar: the longest horizon, and a little around it. It is the
 * same for a whole day, so that what was read of an unchanged calendar still holds.
 */
export function busyWindow(now: Date): TimeRange {
  const today = Math.floor(now.getTime() / day) * day;
  const [startsAt = '', endsAt = ''] = [-7, 200].map((days) =>
    new Date(today + days * day).toISOString(),
  );
  return { startsAt, endsAt };
}

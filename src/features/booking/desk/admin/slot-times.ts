import { minutesOf, timeOf } from '#core/time-of-day.ts';
import { readTime } from '#ui/admin/day/read-day.ts';

/** The times of a day as its field holds them: `09:00, 10:30`. What is no time stays as it was typed. */
export function readTimes(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .filter((time) => time !== '')
    .map((time) => readTime(time) ?? time);
}

export function formatTimes(times: readonly string[] = []): string {
  return times.join(', ');
}

/** Slots begin at six or later: before it is the hour that summer time skips or repeats. */
const isSlotTime = (time: string) => /^(0[6-9]|1\d|2[0-3]):[0-5]\d$/.test(time);

export type TimeFault = 'notTime' | 'repeated' | 'pastMidnight';

/** Returns what is wrong with one of a day's times, as the server judges it, or null. */
export function faultOf(
  times: readonly string[],
  place: number,
  slotMinutes: number,
): TimeFault | null {
  const time = times[place] ?? '';
  if (!isSlotTime(time)) return 'notTime';
  if (times.indexOf(time) < place) return 'repeated';
  return minutesOf(time) + slotMinutes > 24 * 60 ? 'pastMidnight' : null;
}

/** Returns a day's times with others, in their order; what is no time comes last. */
export function withTimes(times: readonly string[], added: readonly string[]): string[] {
  return [...new Set([...times, ...added])].sort((one, other) =>
    isSlotTime(one) === isSlotTime(other)
      ? one.localeCompare(other, 'en')
      : Number(isSlotTime(other)) - Number(isSlotTime(one)),
  );
}

type Span = { from: string; to: string; slotMinutes: number; pauseMinutes: number };

/** Returns the slots that fit between two times with a pause after each: none if the figures make none. */
export function splitDay({ from, to, slotMinutes, pauseMinutes }: Span): string[] {
  const step = slotMinutes + pauseMinutes;
  if (!isSlotTime(from) || !(slotMinutes >= 5) || !(pauseMinutes >= 0)) return [];
  const [first, last] = [minutesOf(from), minutesOf(to)];
  const count = Math.floor((last - first - slotMinutes) / step) + 1;
  return Array.from({ length: Math.max(0, Math.min(count, 48)) }, (_, place) =>
    timeOf(first + place * step),
  );
}

/** How fast issues leave, as the owner chose. */
export type Pace = { perMinute: number; warmUp: boolean };

export const slowest = 1;
export const fastest = 6_000;

/** No more is claimed than leaves within this time, in milliseconds. */
const longestAhead = 120_000;
/** A later place was taken while the clock was ahead. */
const furthest = 2 * longestAhead;
/** No more is claimed at once, so that a crash repeats few mails. */
export const mostAtOnce = 100;
/** How much longer than even the steps are: a mail that leaves a little late overfills no minute. */
const slack = 1.05;

const firstDay = 50;

/** Returns the milliseconds between two mails. */
export function stepOf({ perMinute }: Pick<Pace, 'perMinute'>): number {
  return (60_000 / perMinute) * slack;
}

/** Returns how many mails may leave on the day after so many days with mails: 50, doubled each day. */
export function mostOnDay(warmDays: number): number {
  return firstDay * 2 ** Math.min(warmDays, 30);
}

export type PaceState = Pace & {
  freeAt: string;
  warmDay: string;
  warmDays: number;
  warmSent: number;
};

/** Returns the state on a day of Lisbon: a new day follows one with mails. */
function onDay<State extends PaceState>(state: State, day: string): State {
  if (state.warmDay === day) return state;
  const warmDays = state.warmDays + (state.warmSent > 0 ? 1 : 0);
  return { ...state, warmDay: day, warmDays, warmSent: 0 };
}

/** Returns how many mails may be claimed now, and at which instants, in milliseconds, each may leave. */
export function placesFrom(state: PaceState, now: Date, day: string): number[] {
  const today = onDay(state, day);
  const left = state.warmUp ? mostOnDay(today.warmDays) - today.warmSent : Number.POSITIVE_INFINITY;
  const step = stepOf(state);
  const last = now.getTime() + longestAhead;
  const free = Date.parse(state.freeAt);
  const first = free > now.getTime() + furthest ? now.getTime() : Math.max(free, now.getTime());
  const count = Math.min(mostAtOnce, left, Math.floor((last - first) / step));
  return Array.from({ length: Math.max(0, count) }, (_, place) => first + place * step);
}

/** Returns the state once the first `count` of these places are taken. */
export function afterTaking<State extends PaceState>(
  state: State,
  places: readonly number[],
  { day, count }: { day: string; count: number },
): State {
  const last = places[count - 1];
  const today = onDay(state, day);
  if (last === undefined) return today;
  // Rounded up: an instant has whole milliseconds.
  const freeAt = new Date(Math.ceil(last + stepOf(state))).toISOString();
  return { ...today, freeAt, warmSent: today.warmSent + count };
}

/** Returns how many mails may leave on a day of Lisbon in all; null without a warm-up. */
export function mostOn(state: PaceState, day: string): number | null {
  return state.warmUp ? mostOnDay(onDay(state, day).warmDays) : null;
}

/** Returns in how many minutes so many mails leave, at least one; the days of a warm-up are not in it. */
export function minutesFor(count: number, pace: Pick<Pace, 'perMinute'>): number {
  return Math.max(1, Math.ceil((count * stepOf(pace)) / 60_000));
}

/** Returns on how many days so many mails leave, of which `day` is the first: one where all leave on it. */
export function daysFor(count: number, state: PaceState, day: string): number {
  const { warmUp, warmDays, warmSent } = onDay(state, day);
  const mostByPace = Math.floor(86_400_000 / stepOf(state));
  let left = count;
  for (let days = 0; ; days += 1) {
    const sent = days === 0 ? warmSent : 0;
    const room = warmUp ? mostOnDay(warmDays + days) - sent : mostByPace;
    left -= Math.max(0, Math.min(room, mostByPace));
    if (left <= 0) return days + 1;
  }
}

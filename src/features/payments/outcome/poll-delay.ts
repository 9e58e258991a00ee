const second = 1000;
const minute = 60 * second;

/** Milliseconds for which a pending payment is checked often, and after the end of a request. */
const busyTime = minute;
const afterLapse = minute / 2;

type Polling = {
  /** When the checks began, and now, in milliseconds. */
  since: number;
  now: number;
  /** Whether it is known what the payment waits for. */
  isWaiting: boolean;
  /** When a request to a phone lapses (an instant), or null. */
  lapses: string | null;
};

/** Returns the milliseconds until the next check of a pending payment, or null for no further one. */
export function pollDelay({ since, now, isWaiting, lapses }: Polling): number | null {
  const busyUntil = lapses === null ? since + busyTime : Date.parse(lapses) + afterLapse;
  if (now < Math.max(busyUntil, since + busyTime)) return 4 * second;
  return isWaiting ? minute / 2 : null;
}

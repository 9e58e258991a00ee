const minute = 60_000;
const hour = 60 * minute;

/** A session of staff ends after 12 hours without a request, and after 7 days at most. */
export const sessionLimits = { idle: 12 * hour, longest: 7 * 24 * hour };
/** How long a browser is known after the last sign-in there. */
export const browserLifetime = 180 * 24 * hour;
/** How long `seenAt` may lag behind, so that reading a page is rarely a write. */
export const seenAtLag = hour;

/** Returns an instant some milliseconds away. */
export function instantAfter(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}

const minute = 60_000;
const hour = 60 * minute;

/** When a session ends: `idle` without a request, and `longest` at most. */
export const sessionLimits = {
  staff: { idle: 12 * hour, longest: 7 * 24 * hour },
  client: { idle: 30 * 24 * hour, longest: 90 * 24 * hour },
};
/** How long the record of a session stays after it could end at the latest. */
export const sessionRetention = 7 * 24 * hour;
/** How long a browser is known after the last sign-in there. */
export const browserLifetime = 180 * 24 * hour;
/** How long `seenAt` may lag behind, so that reading a page is rarely a write. */
export const seenAtLag = hour;

/** Returns an instant some milliseconds away. */
export function instantAfter(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}

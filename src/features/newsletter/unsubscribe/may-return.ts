import { isRemovedByStaff } from '../removal.ts';

/** A record of a press, newest first in a list. */
type Entry = { step: string; wording: string; createdAt: string };

const day = 24 * 3_600_000;

/**
 * Returns whether one press puts a subscriber back: he left himself, less than a day ago. An older
 * link may be in other hands; after that day he subscribes again.
 */
export function mayReturn(status: string, entries: readonly Entry[], now: Date): boolean {
  const left = entries.find(({ step }) => step === 'unsubscribe');
  if (status !== 'unsubscribed' || left === undefined) return false;
  return !isRemovedByStaff(left) && now.getTime() - Date.parse(left.createdAt) < day;
}

import type { RemovalReason } from './subscribers/subscriber-list.ts';

type Consent = { step: string; wording: string; createdAt: string };

const hour = 3_600_000;

/** Milliseconds for which a removal by staff can be undone. */
export const undoableFor = 24 * hour;

const start = 'Back office: ';

/** What stands in the record of a removal by staff in place of a page's text. */
export function removalWording(reason: RemovalReason): string {
  return start + reason;
}

/** Returns whether a record is of a removal by staff. */
export function isRemovedByStaff({ step, wording }: Pick<Consent, 'step' | 'wording'>): boolean {
  return step === 'unsubscribe' && wording.startsWith(start);
}

/**
 * Returns whether a removal can be undone: the last word was that of staff, less than a day ago.
 * Somebody who left is not put back.
 */
export function isRestorable<C extends Consent>(
  status: string,
  last: C | undefined,
  now: Date,
): last is C {
  if (status !== 'unsubscribed' || last === undefined) return false;
  const age = now.getTime() - Date.parse(last.createdAt);
  return isRemovedByStaff(last) && age < undoableFor;
}

const hour = 3_600_000;

/** A voucher's reminder is due a day before it lapses, and skipped with two hours or less left. */
export const remindBefore = 24 * hour;
export const leastTimeLeft = 2 * hour;

/** Milliseconds from a voucher's issue in which its own mail is recent enough. */
const quietAfterIssue = 12 * hour;

type Voucher = { orderedAt: string; until: string | null };

/** Returns whether the reminder of an unpaid voucher is due. */
export function isReminderDue({ orderedAt, until }: Voucher, now: Date): boolean {
  if (until === null) return false;
  const left = Date.parse(until) - now.getTime();
  const age = now.getTime() - Date.parse(orderedAt);
  return left <= remindBefore && left > leastTimeLeft && age >= quietAfterIssue;
}

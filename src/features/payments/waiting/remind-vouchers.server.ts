import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getOrder, lockOrder } from '../ledger/orders.repository.server.ts';
import { writeVoucherMail } from './keep-wait.server.ts';
import { findOpenVouchers, getWait } from './payment-waits.repository.server.ts';

const hour = 3_600_000;

/** A voucher's reminder is due a day before it lapses, and skipped with two hours or less left. */
const remindBefore = 24 * hour;
const leastTimeLeft = 2 * hour;

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

/**
 * Reminds the buyers of vouchers that lapse within a day, once each. The outbox drops a reminder that
 * is not sent before the voucher lapses. Returns how many were written.
 */
export async function remindVouchers(context: Context): Promise<number> {
  const { database, clock } = context;
  const now = clock();
  const inTime = (milliseconds: number) => toInstant(new Date(now.getTime() + milliseconds));
  const range = { after: inTime(leastTimeLeft), until: inTime(remindBefore) };
  const found = await database.read((db) => findOpenVouchers(db, range));
  const due = found.filter((wait) => isReminderDue(wait, now));
  let reminded = 0;
  for (const { orderId } of due)
    await transact(context, async (trx) => {
      await lockOrder(database, trx, orderId);
      const wait = await getWait(trx, orderId);
      const order = await getOrder(trx, orderId);
      const isOpen = wait?.endedAt === null && wait.remindedAt === null;
      if (!isOpen || !order || order.billingEmail === null || !isReminderDue(wait, now)) return;
      const { billingEmail } = order;
      await writeVoucherMail(context, trx, { ...order, billingEmail }, { wait, mail: 'reminder' });
      reminded += 1;
    });
  return reminded;
}

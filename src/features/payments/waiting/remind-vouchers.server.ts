import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getOrder, lockOrder } from '../ledger/orders.repository.server.ts';
import { isReminderDue, leastTimeLeft, remindBefore } from './due-vouchers.ts';
import { findOpenVouchers, getWait } from './payment-waits.repository.server.ts';
import { writeVoucherMail } from './write-voucher-mail.server.ts';

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

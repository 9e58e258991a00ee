import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getOrder, lockOrder } from '../ledger/orders.repository.server.ts';
import { findDueRenewals, getRenewal } from '../ledger/unpaid-renewals.repository.server.ts';
import { mailUnpaidRenewal } from './mail-unpaid-renewal.server.ts';

/** Mails the buyers of failed renewals again, on the days of the schedule, until they are paid or ended. */
export async function remindOfRenewals(context: Context): Promise<void> {
  const now = toInstant(context.clock());
  for (const { paymentId, orderId } of await context.database.read((db) =>
    findDueRenewals(db, now),
  ))
    await transact(context, async (trx) => {
      await lockOrder(context.database, trx, orderId);
      const order = await getOrder(trx, orderId);
      const renewal = await getRenewal(trx, paymentId);
      if (!order || !renewal?.mailDueAt || renewal.mailDueAt > now) return;
      await mailUnpaidRenewal(context, trx, order, renewal);
    });
}

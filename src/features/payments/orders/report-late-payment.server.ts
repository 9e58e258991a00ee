import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { LateReason } from '../payments.tables.ts';
import { contactWithin } from '../payments.ts';
import { repayWithin } from '../withdrawal/repayment.ts';
import type { OrderCharge } from './charges.repository.server.ts';
import { openTask } from './company-tasks.repository.server.ts';
import { notifyOfOrder } from './notify-of-order.server.ts';
import type { Order } from './orders.repository.server.ts';

/**
 * Tells the company of money that came when the subscription had ended or the buyer had withdrawn: a
 * task to give it back, and a mail. The buyer's receipt says so too. The order must be locked.
 */
export async function reportLatePayment(
  context: Context,
  trx: Queryable,
  order: Order,
  charge: OrderCharge & { late: LateReason },
): Promise<void> {
  const { late, paymentId: payment, amountCents } = charge;
  const now = context.clock();
  const within = late === 'withdrawn' ? repayWithin : contactWithin;
  const repayBy = toInstant(new Date(now.getTime() + within));
  await openTask(trx, {
    kind: late === 'withdrawn' ? 'withdrawal' : 'paid-late',
    orderId: order.id,
    dueAt: repayBy,
    createdAt: toInstant(now),
  });
  await notifyOfOrder(context, trx, order, { kind: `late_${late}`, payment, amountCents, repayBy });
}

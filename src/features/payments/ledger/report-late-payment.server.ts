import { toInstant } from '#core/clock.ts';
import { readOfficeTime } from '#features/booking/rules/read-office-time.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { contactDue } from '../contact-by.ts';
import type { LateReason } from '../payments.tables.ts';
import type { OrderCharge } from './charges.repository.server.ts';
import { openTask } from './company-tasks.repository.server.ts';
import { notifyOfOrder } from './notify-of-order.server.ts';
import type { Order } from './orders.repository.server.ts';
import { repayDue } from './withdrawal-period.ts';

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
  const at = toInstant(context.clock());
  const office = await readOfficeTime(trx, at);
  const repayBy = late === 'withdrawn' ? repayDue(at, office) : contactDue(at, office);
  await openTask(trx, {
    kind: late === 'withdrawn' ? 'withdrawal' : 'paid-late',
    orderId: order.id,
    dueAt: repayBy,
    createdAt: at,
  });
  await notifyOfOrder(context, trx, order, { kind: `late_${late}`, payment, amountCents, repayBy });
}

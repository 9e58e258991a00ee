import { toInstant } from '#core/clock.ts';
import { requireCompany } from '#features/company/require-company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { findCharges, updateCharge } from './charges.repository.server.ts';
import { orderReceipt } from './emails/order-receipt.server.ts';
import { isSettled } from './order-states.ts';
import type { Order } from './orders.repository.server.ts';

/**
 * Writes the receipts that a settled order still lacks, once its address is known; one per charge,
 * whenever it is asked. The order must be locked.
 */
export async function writeReceipts(context: Context, trx: Queryable, order: Order): Promise<void> {
  const { billingEmail, currency } = order;
  if (billingEmail === null || !isSettled(order.status)) return;
  const now = toInstant(context.clock());
  const company = await requireCompany(trx);
  for (const charge of await findCharges(trx, order.id)) {
    if (charge.receiptAt !== null || charge.currency !== currency) continue;
    const setting = { origin: context.origin, company };
    await enqueueMail(trx, orderReceipt({ ...order, billingEmail }, charge, setting), now);
    await updateCharge(trx, charge.paymentId, { receiptAt: now });
  }
}

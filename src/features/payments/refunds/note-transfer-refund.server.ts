import { toInstant } from '#core/clock.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { findCharges } from '../ledger/charges.repository.server.ts';
import {
  getOrder,
  lockOrder,
  type Order,
  recordHistory,
} from '../ledger/orders.repository.server.ts';
import { recordCharge } from '../ledger/record-charge.server.ts';
import { settleOrder } from '../ledger/settle-order.server.ts';
import { transferPayment } from '../ledger/transfer-payment.ts';
import { sumOf } from './refund-charges.server.ts';

/**
 * Notes that staff gave money of a transfer back by a transfer of theirs, until `toCents` were given back
 * in total. No provider is told; the buyer's mail and the credit note follow as for cards. Returns false,
 * and notes nothing, if another total than `fromCents` is known.
 */
export async function noteTransferRefund(
  context: Context,
  { id }: Pick<Order, 'id'>,
  { fromCents, toCents, reason }: { fromCents: number; toCents: number; reason: string },
): Promise<boolean> {
  return transact(context, async (trx) => {
    await lockOrder(context.database, trx, id);
    const order = await getOrder(trx, id);
    if (!order) return false;
    const charges = await findCharges(trx, order.id);
    const before = sumOf(charges, 'refundedCents');
    const [charge] = charges;
    if (!charge || before !== fromCents) return false;
    await recordChange(context, trx, {
      action: 'order.refund',
      subject: { kind: 'order', id: order.reference },
      before: { refundedCents: fromCents },
      after: { refundedCents: toCents, currency: order.currency },
    });
    const at = toInstant(context.clock());
    const entry = { orderId: order.id, at, paymentId: null };
    await recordHistory(trx, { ...entry, kind: 'refund_noted', note: null });
    if (reason !== '') await recordHistory(trx, { ...entry, kind: 'refund_reason', note: reason });
    const payment = transferPayment(order, { ...charge, refundedCents: toCents });
    await recordCharge(context, trx, { order, payment, role: 'first' });
    await settleOrder(context, trx, order, payment.id);
    return true;
  });
}

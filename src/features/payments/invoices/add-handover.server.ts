import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Order } from '../ledger/orders.repository.server.ts';
import { chargeId } from './build-invoice-data.ts';
import { insertHandover } from './handovers.repository.server.ts';
import { failedRefundId, refundId } from './refund-steps.ts';

type Changed = {
  order: Order;
  paymentId: string;
  refundedCents: number;
  refundFailedCents: number;
};

/**
 * Records, in the transaction of a charge or refund, that the invoicing software has to learn of it,
 * where there is any. The same entry again adds nothing.
 */
async function addHandover(
  { invoicing, clock }: Context,
  trx: Queryable,
  entry: { id: string; orderId: string; paymentId: string },
): Promise<void> {
  if (invoicing !== null) await insertHandover(trx, entry, toInstant(clock()));
}

export async function handOverCharge(
  context: Context,
  trx: Queryable,
  { order, paymentId }: Pick<Changed, 'order' | 'paymentId'>,
): Promise<void> {
  await addHandover(context, trx, { id: chargeId(paymentId), orderId: order.id, paymentId });
}

export async function handOverRefund(
  context: Context,
  trx: Queryable,
  { order, paymentId, refundedCents, refundFailedCents }: Changed,
): Promise<void> {
  const id = refundId(paymentId, refundedCents + refundFailedCents);
  await addHandover(context, trx, { id, orderId: order.id, paymentId });
}

export async function handOverFailedRefund(
  context: Context,
  trx: Queryable,
  { order, paymentId, refundFailedCents }: Changed,
): Promise<void> {
  const id = failedRefundId(paymentId, refundFailedCents);
  await addHandover(context, trx, { id, orderId: order.id, paymentId });
}

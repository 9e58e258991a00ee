import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import { isPayable } from '../ledger/order-states.ts';
import {
  getOrder,
  lockOrder,
  type Order,
  updateOrder,
} from '../ledger/orders.repository.server.ts';
import type { BuyerColumns, OrderTerms } from './buyer-terms.server.ts';
import { personOf } from './order-person.server.ts';

/** The order or its payment was changed in the meantime; another attempt sees both as they are. */
export class OrderChangedError extends Error {
  override name = 'OrderChangedError';
}

export type BuyerChange = { terms: OrderTerms; buyer: BuyerColumns };

/** Writes a change if the order still costs what it did. */
async function saveChange(
  context: Context,
  before: Order,
  { terms, buyer }: BuyerChange,
): Promise<Order> {
  return transact(context, async (trx) => {
    await lockOrder(context.database, trx, before.id);
    const order = await getOrder(trx, before.id);
    if (!order || !isPayable(order.status) || order.amountCents !== before.amountCents)
      throw new OrderChangedError();
    const change = {
      ...terms,
      ...buyer,
      billingEmail: buyer.billingEmail ?? order.billingEmail,
      updatedAt: toInstant(context.clock()),
    };
    const personId = await personOf(context, trx, { ...order, ...change });
    await updateOrder(trx, order.id, { ...change, personId });
    return { ...order, ...change, personId };
  });
}

/** Throws if the order and its payment have come to differ. */
async function requireAgreement({ database, payments }: Context, order: Order, id: string) {
  const payment = await payments.getPayment(id);
  const now = await database.read((db) => getOrder(db, order.id));
  if (payment?.amountCents !== now?.amountCents || now?.amountCents !== order.amountCents)
    throw new OrderChangedError();
}

type Repriced = { order: Order; payment: ProviderPayment };

/**
 * Changes what an order costs together with its open one-time payment, so that a card form that is
 * already filled in keeps working. Also repairs a payment whose order was not written. Returns null if
 * the payment can no longer be changed. Throws `ProviderError` and `OrderChangedError`.
 */
export async function repriceOrder(
  context: Context,
  { order, payment }: Repriced,
  change: BuyerChange | null,
): Promise<Repriced | null> {
  const due = change?.terms.amountCents ?? order.amountCents;
  if (change === null && payment.amountCents === due) return { order, payment };
  if (payment.status !== 'open' || payment.subscriptionId !== null) return null;
  const changed = await context.payments.changeAmount(payment.id, due);
  if (changed.status !== 'open' || changed.amountCents !== due) return null;
  const saved = change ? await saveChange(context, order, change) : order;
  // Two tabs may each have changed one of the two.
  await requireAgreement(context, saved, payment.id);
  return { order: saved, payment: changed };
}

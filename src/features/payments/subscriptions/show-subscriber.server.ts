import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { formOf, isTestProvider } from '#platform/payments/provider-name.ts';
import { findCharges } from '../ledger/charges.repository.server.ts';
import { findDisputes } from '../ledger/disputes.repository.server.ts';
import type { Order } from '../ledger/orders.repository.server.ts';
import { getSubscribedOrder } from '../ledger/subscriber-token.server.ts';
import { getUnpaidRenewal } from '../ledger/unpaid-renewals.repository.server.ts';
import { dueReasonOf } from './due-reason.server.ts';
import { nextChargeOf } from './next-charge.ts';
import type { Subscriber } from './subscriber.schema.ts';

async function toSubscriber(db: Queryable, order: Order): Promise<Subscriber> {
  const { reference, name, namePt, provider, amountCents, currency, interval } = order;
  const unpaid = await getUnpaidRenewal(db, order.id);
  const charges = await findCharges(db, order.id);
  const disputes = await findDisputes(db, order.id);
  return {
    reference,
    name,
    namePt,
    amountCents,
    currency,
    interval,
    provider: formOf(provider),
    isTest: isTestProvider(provider),
    status: order.subscriptionStatus ?? 'waiting',
    nextChargeAt: nextChargeOf(order),
    endsAt: order.subscriptionEndsAt,
    due: unpaid && (await dueReasonOf(db, unpaid)),
    dueSince: unpaid?.since ?? null,
    charges: charges.toReversed().map((charge) => ({
      paidAt: charge.paidAt,
      amountCents: charge.amountCents,
      refundedCents: charge.refundedCents,
      isDisputed: disputes.some(
        ({ paymentId, withdrawnCents }) => paymentId === charge.paymentId && withdrawnCents > 0,
      ),
      currency: charge.currency,
    })),
  };
}

/** Returns the subscription behind a link of a receipt, or null for a link that is not ours. */
export async function showSubscriber(
  { database }: Context,
  token: string,
): Promise<Subscriber | null> {
  return database.read(async (db) => {
    const order = await getSubscribedOrder(db, token);
    return order && toSubscriber(db, order);
  });
}

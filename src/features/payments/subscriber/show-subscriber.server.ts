import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { formOf, isTestProvider } from '#platform/payments/provider-name.ts';
import { findDisputes } from '../disputes/disputes.repository.server.ts';
import { findCharges } from '../orders/charges.repository.server.ts';
import type { Order } from '../orders/orders.repository.server.ts';
import { dueReasonOf } from '../renewals/due-reason.server.ts';
import { getUnpaidRenewal } from '../renewals/unpaid-renewals.repository.server.ts';
import { nextChargeOf } from '../subscriptions/next-charge.ts';
import type { Subscriber } from './subscriber.schema.ts';
import { getSubscribedOrder } from './subscriber-token.server.ts';

async function toSubscriber(db: Queryable, order: Order): Promise<Subscriber> {
  const { reference, name, namePt, provider, amountCents, currency, interval } = order;
  const unpaid = await getUnpaidRenewal(db, order.id);
  const charges = await findCharges(db, order.id);
  const disputes = await findDisputes(db, order.id);
  return {
    ...{ reference, name, namePt, amountCents, currency, interval },
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

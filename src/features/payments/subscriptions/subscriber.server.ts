import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { formOf, isTestProvider } from '#platform/payments/provider-name.ts';
import { applyPayment } from '../ledger/apply-payment.server.ts';
import { applyCardChangeIn, applySubscription } from '../ledger/apply-subscription.server.ts';
import { findCharges } from '../ledger/charges.repository.server.ts';
import { findDisputes } from '../ledger/disputes.repository.server.ts';
import { getSubscribedOrder } from '../ledger/order-links.server.ts';
import type { Order } from '../ledger/orders.repository.server.ts';
import { getUnpaidRenewal } from '../ledger/unpaid-renewals.repository.server.ts';
import { isContinuing } from '../payments.ts';
import { dueReasonOf } from './renewals.server.ts';
import type { CardSecret, Subscriber } from './subscriber.schema.ts';

type Subscription = {
  subscriptionStatus: string | null;
  subscriptionPaidUntil: string | null;
  subscriptionEndsAt: string | null;
};

/** Returns when a subscription is charged next; null if it is not, is overdue, or it is not known. */
export function nextChargeOf(order: Subscription): string | null {
  const goesOn = order.subscriptionStatus === 'active' && order.subscriptionEndsAt === null;
  return goesOn ? order.subscriptionPaidUntil : null;
}

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

/**
 * Returns the payment that the subscriber behind a link has to finish; null if there is none, or it
 * was paid or cancelled in the meantime. Throws `ProviderError`.
 */
export async function getDuePayment(context: Context, token: string): Promise<CardSecret | null> {
  const { database, payments } = context;
  const due = await database.read(async (db) => {
    const order = await getSubscribedOrder(db, token);
    if (order?.provider !== payments.name) return null;
    return getUnpaidRenewal(db, order.id);
  });
  const payment = due && (await payments.getPayment(due.paymentId));
  if (!payment) return null;
  if (payment.status === 'open' || payment.status === 'action_required')
    return { clientSecret: payment.clientSecret, publishableKey: payments.publishableKey };
  await applyPayment(context, payment);
  return null;
}

/**
 * Lets the subscription behind a link end with its period, or go on after all. Repeating the call
 * has no effect. Throws `ProviderError`.
 */
export async function setEnding(
  context: Context,
  token: string,
  isEnding: boolean,
): Promise<Result<null, 'not_found' | 'ended'>> {
  const order = await context.database.read((db) => getSubscribedOrder(db, token));
  const { name } = context.payments;
  if (!order?.subscriptionId || order.provider !== name) return refuse('not_found');
  if (order.subscriptionStatus === 'cancelled') return refuse('ended');
  const changed = await context.payments.endAtPeriodEnd(order.subscriptionId, isEnding);
  await applySubscription(context, changed);
  return changed.status === 'cancelled' ? refuse('ended') : accept(null);
}

/** Opens a form for another card of the subscription behind a link. Throws `ProviderError`. */
export async function openCardChange(
  { database, payments }: Context,
  token: string,
): Promise<Result<CardSecret, 'not_found' | 'ended'>> {
  const order = await database.read((db) => getSubscribedOrder(db, token));
  if (!order?.subscriptionId || order.provider !== payments.name) return refuse('not_found');
  if (!isContinuing(order)) return refuse('ended');
  const { clientSecret } = await payments.startCardChange(order.subscriptionId);
  return accept({ clientSecret, publishableKey: payments.publishableKey });
}

/**
 * Renews the subscription behind a link with the card of a change that the bank has accepted.
 * Repeating the call has no effect. Throws `ProviderError`.
 */
export async function finishCardChange(
  context: Context,
  token: string,
  id: string,
): Promise<Result<null, 'not_found' | 'not_saved'>> {
  const { database, payments } = context;
  const order = await database.read((db) => getSubscribedOrder(db, token));
  if (!order?.subscriptionId || order.provider !== payments.name) return refuse('not_found');
  const { subscriptionId } = order;
  const finished = await payments.finishCardChange(id);
  if (finished?.subscriptionId !== subscriptionId) return refuse('not_found');
  if (!finished.isUsed) return refuse('not_saved');
  await transact(context, (trx) => applyCardChangeIn(context, trx, { id, subscriptionId }));
  return accept(null);
}

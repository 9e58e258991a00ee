import { toInstant } from '#core/clock.ts';
import { newToken } from '#core/ids.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { onePeriodAfter } from './billing-period.ts';
import { endSubscriptionIn } from './cancel-payment.server.ts';
import { markPaid } from './payment-transitions.server.ts';
import {
  findPayments,
  getSubscriptionBy,
  recordEvent,
  type SandboxPayment,
  type SandboxSubscription,
  savePayment,
  saveSubscription,
} from './sandbox.repository.server.ts';
import {
  lockOrder,
  resourceMissing,
  type SandboxServices,
  sandboxId,
} from './sandbox-services.server.ts';
import { renewalDeclined } from './test-cards.ts';

/** Leaves a renewal unpaid: its card was declined, or the bank wants the buyer to confirm it. */
async function leaveUnpaid(
  trx: Queryable,
  subscription: SandboxSubscription,
  { payment, at }: { payment: SandboxPayment; at: string },
): Promise<void> {
  const begins = subscription.periodEndsAt ?? at;
  const { asksAtRenewal } = subscription;
  await savePayment(
    trx,
    asksAtRenewal
      ? { ...payment, status: 'action_required' }
      : { ...payment, failureMessage: renewalDeclined },
  );
  const periodEndsAt = onePeriodAfter(begins, subscription.interval);
  await saveSubscription(trx, { ...subscription, status: 'past_due', periodEndsAt });
  const type = asksAtRenewal ? 'invoice.payment_action_required' : 'invoice.payment_failed';
  await recordEvent(trx, { type, kind: 'payment', about: payment.id, at });
  const about = subscription.id;
  await recordEvent(trx, {
    type: 'customer.subscription.updated',
    kind: 'subscription',
    about,
    at,
  });
}

/** Charges the next period, or cancels a subscription whose last period was never paid. */
async function renew(trx: Queryable, subscription: SandboxSubscription, at: string): Promise<void> {
  if (subscription.status === 'past_due' || subscription.endsAt !== null)
    return endSubscriptionIn(trx, subscription, at);
  const [first] = await findPayments(trx, { subscriptionId: subscription.id });
  if (!first) return;
  const id = sandboxId('pi');
  const payment: SandboxPayment = {
    ...first,
    id,
    invoiceId: sandboxId('in'),
    status: 'open',
    failureMessage: null,
    clientSecret: `${id}_secret_${newToken().slice(0, 25)}`,
    settlesAt: null,
    createdAt: at,
    paidAt: null,
    waitsFor: null,
  };
  await savePayment(trx, payment);
  if (subscription.renewal === 'declined' || subscription.asksAtRenewal)
    return leaveUnpaid(trx, subscription, { payment, at });
  await markPaid(trx, payment, { at });
}

/** Ends the period of a subscription now, so that its renewal is due. */
export async function endPeriod(services: SandboxServices, id: string): Promise<void> {
  await services.database.transaction(async (trx) => {
    const found = await getSubscriptionBy(trx, 'id', id);
    if (!found) throw resourceMissing(id);
    await lockOrder(services, trx, found.orderId);
    const subscription = (await getSubscriptionBy(trx, 'id', id)) ?? found;
    await saveSubscription(trx, { ...subscription, periodEndsAt: toInstant(services.clock()) });
  });
}

/**
 * Renews every subscription whose period has ended, one period at a time until it is up to date.
 * A declined renewal leaves it past due; unless it is paid within a period, it is cancelled.
 */
export async function renewSubscriptions(services: SandboxServices): Promise<void> {
  const now = toInstant(services.clock());
  const due = await services.database.read((db) =>
    db
      .selectFrom('sandboxSubscriptions')
      .select(['id', 'orderId'])
      .where('status', 'in', ['active', 'past_due'])
      .where('periodEndsAt', '<=', now)
      .execute(),
  );
  for (const { id, orderId } of due) {
    await services.database.transaction(async (trx) => {
      await lockOrder(services, trx, orderId);
      for (;;) {
        const subscription = await getSubscriptionBy(trx, 'id', id);
        const isDue =
          subscription && subscription.status !== 'cancelled' && subscription.status !== 'waiting';
        if (!isDue || (subscription.periodEndsAt ?? now) > now) return;
        if (subscription.periodEndsAt === null) return;
        await renew(trx, subscription, subscription.periodEndsAt);
      }
    });
  }
}

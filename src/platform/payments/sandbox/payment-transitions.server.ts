import type { Queryable } from '#platform/database/database.server.ts';
import type { PaymentWait } from '../payment-wait.ts';
import { onePeriodAfter } from './billing-period.ts';
import {
  getSubscriptionBy,
  recordEvent,
  type SandboxPayment,
  savePayment,
  saveSubscription,
} from './sandbox.repository.server.ts';
import type { RenewalEffect } from './test-cards.ts';

/** Returns the columns of a subscription that say what its card does at a renewal. */
export function renewalColumns(renewal: RenewalEffect) {
  return {
    renewal: renewal === 'declined' ? ('declined' as const) : ('paid' as const),
    asksAtRenewal: renewal === 'authentication',
  };
}

async function extendSubscription(
  trx: Queryable,
  subscriptionId: string,
  { at, renewal }: { at: string; renewal: RenewalEffect | null },
): Promise<void> {
  const subscription = await getSubscriptionBy(trx, 'id', subscriptionId);
  if (!subscription || subscription.status === 'cancelled') return;
  const begins = subscription.periodEndsAt ?? at;
  await saveSubscription(trx, {
    ...subscription,
    status: 'active',
    ...(renewal !== null && renewalColumns(renewal)),
    // When its renewal was declined, the end of the period was moved already.
    periodEndsAt:
      subscription.status === 'past_due' ? begins : onePeriodAfter(begins, subscription.interval),
  });
  const type = 'customer.subscription.updated';
  await recordEvent(trx, { type, kind: 'subscription', about: subscriptionId, at });
}

/** Marks a payment as paid, and starts or extends its subscription. */
export async function markPaid(
  trx: Queryable,
  payment: SandboxPayment,
  { at, renewal = null }: { at: string; renewal?: RenewalEffect | null },
): Promise<SandboxPayment> {
  const paid: SandboxPayment = {
    ...payment,
    status: 'paid',
    failureMessage: null,
    settlesAt: null,
    paidAt: at,
    waitsFor: null,
  };
  await savePayment(trx, paid);
  if (payment.subscriptionId)
    await extendSubscription(trx, payment.subscriptionId, { at, renewal });
  const type = 'payment_intent.succeeded';
  await recordEvent(trx, { type, kind: 'payment', about: payment.id, at });
  return paid;
}

const eventTypes = {
  open: 'payment_intent.payment_failed',
  action_required: 'payment_intent.requires_action',
  processing: 'payment_intent.processing',
  cancelled: 'payment_intent.canceled',
} as const;

/** Changes a payment to any status but `paid`. */
export async function changePayment(
  trx: Queryable,
  payment: SandboxPayment,
  change: Pick<SandboxPayment, 'failureMessage' | 'settlesAt'> & {
    status: keyof typeof eventTypes;
    at: string;
    waitsFor?: PaymentWait;
  },
): Promise<SandboxPayment> {
  const { at, waitsFor, ...values } = change;
  const wait = waitsFor === undefined ? null : JSON.stringify(waitsFor);
  const changed = { ...payment, ...values, waitsFor: wait };
  await savePayment(trx, changed);
  const type = eventTypes[change.status];
  await recordEvent(trx, { type, kind: 'payment', about: payment.id, at });
  return changed;
}

/** Settles a processing payment: paid, or declined if it carries a message. */
export function settlePayment(
  trx: Queryable,
  payment: SandboxPayment,
  at: string,
): Promise<SandboxPayment> {
  const { failureMessage } = payment;
  if (failureMessage === null) return markPaid(trx, payment, { at });
  return changePayment(trx, payment, { status: 'open', failureMessage, settlesAt: null, at });
}

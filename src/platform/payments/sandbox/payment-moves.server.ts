import type { Queryable } from '#platform/database/database.server.ts';
import { onePeriodAfter } from './billing-period.ts';
import {
  getSubscriptionBy,
  noteEvent,
  type SandboxPayment,
  savePayment,
  saveSubscription,
} from './sandbox.repository.server.ts';

type Renewal = 'paid' | 'declined';

async function extendSubscription(
  trx: Queryable,
  subscriptionId: string,
  { at, renewal }: { at: string; renewal: Renewal | null },
): Promise<void> {
  const subscription = await getSubscriptionBy(trx, 'id', subscriptionId);
  if (!subscription || subscription.status === 'cancelled') return;
  const begins = subscription.periodEndsAt ?? at;
  await saveSubscription(trx, {
    ...subscription,
    status: 'active',
    renewal: renewal ?? subscription.renewal,
    // A renewal that was declined first has moved the end of its period already.
    periodEndsAt:
      subscription.status === 'past_due' ? begins : onePeriodAfter(begins, subscription.interval),
  });
  const type = 'customer.subscription.updated';
  await noteEvent(trx, { type, kind: 'subscription', about: subscriptionId, at });
}

/** The money arrives; a subscription begins or goes on. */
export async function takeMoney(
  trx: Queryable,
  payment: SandboxPayment,
  { at, renewal = null }: { at: string; renewal?: Renewal | null },
): Promise<SandboxPayment> {
  const paid: SandboxPayment = {
    ...payment,
    status: 'paid',
    failureMessage: null,
    settlesAt: null,
    paidAt: at,
  };
  await savePayment(trx, paid);
  if (payment.subscriptionId)
    await extendSubscription(trx, payment.subscriptionId, { at, renewal });
  const type = 'payment_intent.succeeded';
  await noteEvent(trx, { type, kind: 'payment', about: payment.id, at });
  return paid;
}

const eventTypes = {
  open: 'payment_intent.payment_failed',
  action_required: 'payment_intent.requires_action',
  processing: 'payment_intent.processing',
  cancelled: 'payment_intent.canceled',
} as const;

/** A payment changes without money being taken. */
export async function movePayment(
  trx: Queryable,
  payment: SandboxPayment,
  change: Pick<SandboxPayment, 'failureMessage' | 'settlesAt'> & {
    status: keyof typeof eventTypes;
    at: string;
  },
): Promise<SandboxPayment> {
  const { at, ...values } = change;
  const moved = { ...payment, ...values };
  await savePayment(trx, moved);
  const type = eventTypes[change.status];
  await noteEvent(trx, { type, kind: 'payment', about: payment.id, at });
  return moved;
}

/** A payment on its way arrives, or is refused when it carries a message. */
export function settle(
  trx: Queryable,
  payment: SandboxPayment,
  at: string,
): Promise<SandboxPayment> {
  const { failureMessage } = payment;
  if (failureMessage === null) return takeMoney(trx, payment, { at });
  return movePayment(trx, payment, { status: 'open', failureMessage, settlesAt: null, at });
}

import { toInstant } from '#core/clock.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { PaymentWait } from '../payment-wait.ts';
import { openDispute } from './disputes.server.ts';
import { letRefundsFail } from './failing-refunds.server.ts';
import { changePayment, markPaid, renewalColumns } from './payment-transitions.server.ts';
import {
  getPaymentBy,
  getSubscriptionBy,
  type SandboxPayment,
  saveSubscription,
} from './sandbox.repository.server.ts';
import { lockOrder, type SandboxServices } from './sandbox-services.server.ts';
import {
  authenticationRefused,
  type CardEffect,
  countryOfCard,
  effectOf,
  type RenewalEffect,
} from './test-cards.ts';

/** The result of an attempt to pay, or with `saved` to change a card. `message` is for the buyer. */
export type Confirmation = {
  status: 'paid' | 'action_required' | 'processing' | 'declined' | 'cancelled' | 'saved';
  message: string | null;
  payment: string;
};

/** Milliseconds until a payment with a slow test card settles. */
const processingTime = 3 * 60_000;

function confirmationOf(payment: SandboxPayment): Confirmation {
  const { id, status, failureMessage } = payment;
  if (status === 'open') return { status: 'declined', message: failureMessage, payment: id };
  return { status, message: null, payment: id };
}

export type Transition = (
  trx: Queryable,
  payment: SandboxPayment,
  now: Date,
) => Promise<SandboxPayment>;

/** Whether another method may take the place of the one that a payment waits for. */
function isReplaceable({ status, waitsFor }: SandboxPayment): boolean {
  if (status !== 'processing' || waitsFor === null) return false;
  return (JSON.parse(waitsFor) as PaymentWait).kind !== 'sepa_debit';
}

/** Runs attempts one at a time; a payment that is made or cancelled does not change any more. */
export async function attempt(
  services: SandboxServices,
  clientSecret: string,
  transition: Transition,
  { whileWaiting = false } = {},
): Promise<Confirmation | null> {
  return services.database.transaction(async (trx) => {
    const key = { by: 'clientSecret' as const, value: clientSecret };
    const found = await getPaymentBy(trx, key);
    if (!found) return null;
    await lockOrder(services, trx, found.orderId);
    const payment = (await getPaymentBy(trx, key)) ?? found;
    const isPayable =
      payment.status === 'open' || payment.status === 'action_required' || isReplaceable(payment);
    const isAllowed = whileWaiting ? payment.waitsFor !== null : isPayable;
    return confirmationOf(isAllowed ? await transition(trx, payment, services.clock()) : payment);
  });
}

async function payAndThen(
  trx: Queryable,
  payment: SandboxPayment,
  { at, effect }: { at: string; effect: Extract<CardEffect, { kind: 'paid' }> },
): Promise<SandboxPayment> {
  const paid = await markPaid(trx, payment, { at, renewal: effect.renewal });
  if (effect.after === 'dispute') await openDispute(trx, paid, at);
  if (effect.after === 'failing_refunds') await letRefundsFail(trx, paid.id);
  return paid;
}

/** A card that waits for the bank is the subscription's once it is accepted. */
async function rememberCard(
  trx: Queryable,
  { subscriptionId }: SandboxPayment,
  renewal: RenewalEffect,
): Promise<void> {
  const subscription = subscriptionId && (await getSubscriptionBy(trx, 'id', subscriptionId));
  if (subscription) await saveSubscription(trx, { ...subscription, ...renewalColumns(renewal) });
}

function payWithCard(number: string): Transition {
  const effect = effectOf(number);
  return async (trx, found, now) => {
    const payment = { ...found, methodCountry: countryOfCard(number) };
    const at = toInstant(now);
    const change = { failureMessage: null, settlesAt: null, at };
    switch (effect.kind) {
      case 'paid':
        return payAndThen(trx, payment, { at, effect });
      case 'action_required':
        await rememberCard(trx, payment, effect.renewal);
        return changePayment(trx, payment, { ...change, status: 'action_required' });
      case 'processing': {
        const settlesAt = toInstant(new Date(now.getTime() + processingTime));
        const { message: failureMessage } = effect;
        return changePayment(trx, payment, { status: 'processing', failureMessage, settlesAt, at });
      }
      case 'declined':
        return changePayment(trx, payment, {
          ...change,
          status: 'open',
          failureMessage: effect.message,
        });
    }
  };
}

/** Pays with a checked card, whose number is not stored. Returns null for an unknown secret. */
export function confirmPayment(
  services: SandboxServices,
  clientSecret: string,
  cardNumber: string,
): Promise<Confirmation | null> {
  return attempt(services, clientSecret, payWithCard(cardNumber));
}

/** Completes the bank's authentication. Has no effect unless the payment requires it. */
export function authenticatePayment(
  services: SandboxServices,
  clientSecret: string,
  accept: boolean,
): Promise<Confirmation | null> {
  return attempt(services, clientSecret, async (trx, payment, now) => {
    if (payment.status !== 'action_required') return payment;
    const at = toInstant(now);
    if (accept) return markPaid(trx, payment, { at });
    const refused = { failureMessage: authenticationRefused, settlesAt: null };
    return changePayment(trx, payment, { status: 'open', ...refused, at });
  });
}

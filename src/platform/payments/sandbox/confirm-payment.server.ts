import { toInstant } from '#core/clock.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { movePayment, takeMoney } from './payment-moves.server.ts';
import { getPaymentBy, type SandboxPayment } from './sandbox.repository.server.ts';
import { lockOrder, type SandboxServices } from './sandbox-services.server.ts';
import { authenticationRefused, effectOf } from './test-cards.ts';

/** What an attempt to pay came to. `message` is for the buyer. */
export type Confirmation = {
  status: 'paid' | 'action_required' | 'processing' | 'declined';
  message: string | null;
  payment: string;
};

/** Milliseconds that a payment of the processing number is on its way. */
const underWay = 3 * 60_000;
const ended = 'This payment can no longer be made. Please start again.';

function confirmationOf(payment: SandboxPayment): Confirmation {
  const { id, status, failureMessage } = payment;
  if (status === 'open') return { status: 'declined', message: failureMessage, payment: id };
  if (status === 'cancelled') return { status: 'declined', message: ended, payment: id };
  return { status, message: null, payment: id };
}

type Move = (trx: Queryable, payment: SandboxPayment, now: Date) => Promise<SandboxPayment>;

/** One attempt at a time; null for a secret that no payment has. What is decided stays so. */
async function attempt(
  services: SandboxServices,
  clientSecret: string,
  move: Move,
): Promise<Confirmation | null> {
  return services.database.transaction(async (trx) => {
    const named = { by: 'clientSecret' as const, value: clientSecret };
    const found = await getPaymentBy(trx, named);
    if (!found) return null;
    await lockOrder(services, trx, found.orderId);
    const payment = (await getPaymentBy(trx, named)) ?? found;
    const waits = payment.status === 'open' || payment.status === 'action_required';
    return confirmationOf(waits ? await move(trx, payment, services.clock()) : payment);
  });
}

function withCard(number: string): Move {
  const effect = effectOf(number);
  return (trx, payment, now) => {
    const at = toInstant(now);
    const change = { failureMessage: null, settlesAt: null, at };
    switch (effect.kind) {
      case 'paid':
        return takeMoney(trx, payment, { at, renewal: effect.renewal });
      case 'action_required':
        return movePayment(trx, payment, { ...change, status: 'action_required' });
      case 'processing': {
        const settlesAt = toInstant(new Date(now.getTime() + underWay));
        const { message: failureMessage } = effect;
        return movePayment(trx, payment, { status: 'processing', failureMessage, settlesAt, at });
      }
      case 'declined':
        return movePayment(trx, payment, {
          ...change,
          status: 'open',
          failureMessage: effect.message,
        });
    }
  };
}

/** Pays with a card that has been checked; its number is looked at and kept nowhere. */
export function confirmPayment(
  services: SandboxServices,
  clientSecret: string,
  cardNumber: string,
): Promise<Confirmation | null> {
  return attempt(services, clientSecret, withCard(cardNumber));
}

/** The bank's second step. Without one that waits nothing changes. */
export function authenticatePayment(
  services: SandboxServices,
  clientSecret: string,
  accept: boolean,
): Promise<Confirmation | null> {
  return attempt(services, clientSecret, async (trx, payment, now) => {
    if (payment.status !== 'action_required') return payment;
    const at = toInstant(now);
    if (accept) return takeMoney(trx, payment, { at });
    const refused = { failureMessage: authenticationRefused, settlesAt: null };
    return movePayment(trx, payment, { status: 'open', ...refused, at });
  });
}

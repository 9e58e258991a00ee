import type { Language } from '#i18n/language.ts';
import { type Attempt, attemptFor, keepAttempt, newAttempt } from './attempt.ts';
import type { CurrentOrder } from './checkout.ts';
import { type IntentAnswer, requestIntent } from './payment-intent.ts';

/** What an attempt remembers of an answer, so that its payment is known again when it is seen. */
function noted(attempt: Attempt, answer: IntentAnswer): Attempt | null {
  if (answer.kind === 'paid') return { ...attempt, clientSecret: answer.clientSecret };
  if (answer.kind === 'failed') return null;
  const { orderId, clientSecret } = answer.intent;
  return { ...attempt, orderId: orderId ?? undefined, clientSecret };
}

/**
 * Asks for the payment of an order under the key of its attempt, which is kept before the call:
 * a reload, a second try and the way back ask for the same one. Nothing here throws.
 */
export async function askForPayment(
  order: CurrentOrder,
  language: Language,
): Promise<IntentAnswer> {
  let attempt = attemptFor(order.id);
  keepAttempt(attempt);
  let answer = await requestIntent(order, { key: attempt.key, language });
  if (answer.kind === 'failed' && answer.cause === 'key_reused') {
    // The server knows the key from another purchase; this one begins anew.
    attempt = newAttempt(order.id);
    keepAttempt(attempt);
    answer = await requestIntent(order, { key: attempt.key, language });
  }
  const known = noted(attempt, answer);
  if (known) keepAttempt(known);
  return answer;
}

import type Stripe from 'stripe';
import type { StripeState } from './stripe-state.ts';

type Intent = Stripe.PaymentIntent;

/** Cancels an intent. */
export function cancelIntent(
  state: StripeState,
  intent: Intent,
  reason: Intent['cancellation_reason'],
): Intent {
  Object.assign(intent, {
    status: 'canceled',
    canceled_at: state.now(),
    cancellation_reason: reason,
    next_action: null,
  } satisfies Partial<Intent>);
  state.emit('payment_intent.canceled', intent);
  return intent;
}

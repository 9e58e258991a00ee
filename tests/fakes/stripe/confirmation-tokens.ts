import type Stripe from 'stripe';
import { countryOfCard } from './cards.ts';
import { newStripeId, type StripeState } from './stripe-state.ts';

type Preview = Stripe.ConfirmationToken.PaymentMethodPreview;

/** Keeps what a browser has of a card before it confirms a payment; it lapses after twelve hours. */
export function createConfirmationToken(
  state: StripeState,
  number: string,
): Stripe.ConfirmationToken {
  const id = newStripeId('ctoken_1');
  const token: Stripe.ConfirmationToken = {
    id,
    object: 'confirmation_token',
    created: state.now(),
    expires_at: state.now() + 12 * 60 * 60,
    livemode: false,
    mandate_data: null,
    metadata: {},
    payment_intent: null,
    payment_method_options: null,
    // The rest of Stripe's fields are nowhere read.
    payment_method_preview: { type: 'card', card: { country: countryOfCard(number) } } as Preview,
    return_url: null,
    setup_future_usage: null,
    setup_intent: null,
    shipping: null,
    use_stripe_sdk: true,
  };
  state.confirmationTokens.set(id, token);
  return token;
}

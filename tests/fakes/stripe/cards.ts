import type Stripe from 'stripe';

export type CardOutcome =
  | { kind: 'paid' }
  | { kind: 'authentication' }
  | { kind: 'processing' }
  | { kind: 'declined'; error: Stripe.PaymentIntent.LastPaymentError };

export function decline(code: string, message: string, declineCode?: string): CardOutcome {
  return {
    kind: 'declined',
    error: {
      type: 'card_error',
      code,
      message,
      ...(declineCode === undefined ? {} : { decline_code: declineCode }),
    },
  };
}

/** The error when the bank's authentication fails. */
export const authenticationFailed = decline(
  'payment_intent_authentication_failure',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
);

/** The error when a processing payment fails. */
export const failedLater = decline('payment_intent_payment_attempt_failed', 'The payment failed.');

export const declined = decline('card_declined', 'Your card was declined.', 'generic_decline');

/** Returns the country of a test card. Source: https://docs.stripe.com/testing. */
export function countryOfCard(number: string): string {
  const countries: Record<string, string> = { '4000000760000002': 'BR', '4000006200000007': 'PT' };
  return countries[number.replace(/\s/g, '')] ?? 'US';
}

/** Source: https://docs.stripe.com/testing; the number that stays processing is this fake's own. */
export function outcomeOfCard(number: string): CardOutcome {
  switch (number.replace(/\s/g, '')) {
    case '4242424242424242':
    case '4000000760000002':
    case '4000006200000007':
      return { kind: 'paid' };
    case '4000002500003155':
      return { kind: 'authentication' };
    case '4000000000000077':
      return { kind: 'processing' };
    case '4000000000000002':
      return declined;
    case '4000000000009995':
      return decline('card_declined', 'Your card has insufficient funds.', 'insufficient_funds');
    default:
      return decline('incorrect_number', 'Your card number is incorrect.');
  }
}

/** What the bank does at a renewal; with `authentication` the buyer has to confirm it first. */
export type RenewalEffect = 'paid' | 'declined' | 'authentication';

/** The outcome of paying with a test card. `renewal`: that of a subscription's later periods. */
export type CardEffect =
  /** `after`: what follows: the buyer disputes it, or its refunds fail. */
  | { kind: 'paid'; renewal: RenewalEffect; after?: 'dispute' | 'failing_refunds' }
  | { kind: 'action_required'; renewal: RenewalEffect }
  /** Settles later: paid, or declined if there is a message. */
  | { kind: 'processing'; message: string | null }
  | { kind: 'declined'; message: string };

const declined = 'Your card was declined.';

/** Stripe's message for a failed authentication. */
export const authenticationRefused =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** Stripe's message for a declined renewal. */
export const renewalDeclined = declined;

// Stripe's own test numbers where there is one, so that testers need not learn others.
const effects: Record<string, CardEffect> = {
  '4242424242424242': { kind: 'paid', renewal: 'paid' },
  '4000000760000002': { kind: 'paid', renewal: 'paid' },
  '4000006200000007': { kind: 'paid', renewal: 'paid' },
  '4000000000000341': { kind: 'paid', renewal: 'declined' },
  '4000000000000259': { kind: 'paid', renewal: 'paid', after: 'dispute' },
  '4000000000005126': { kind: 'paid', renewal: 'paid', after: 'failing_refunds' },
  '4000002500003155': { kind: 'action_required', renewal: 'paid' },
  '4000002760003184': { kind: 'action_required', renewal: 'authentication' },
  '4000000000000077': { kind: 'processing', message: null },
  '4000000000000085': { kind: 'processing', message: 'Your bank did not confirm the payment.' },
  '4000000000000002': { kind: 'declined', message: declined },
  '4000000000009995': { kind: 'declined', message: 'Your card has insufficient funds.' },
};

/** Test cards of a country; all others are American, as Stripe's are. */
const countries: Record<string, string> = {
  '4000000760000002': 'BR',
  '4000006200000007': 'PT',
};

/** Returns the country of a test card (ISO 3166-1). */
export function countryOfCard(number: string): string {
  return countries[number.replace(/\D/g, '')] ?? 'US';
}

const methodPrefix = 'sandbox_method_';

/** Returns the token of a means of payment, which says nothing but its country. */
export function methodToken(country: string): string {
  return `${methodPrefix}${country}`;
}

/** Returns the country of a token, or null if it is none. */
export function countryOfToken(token: string): string | null {
  const country = token.startsWith(methodPrefix) ? token.slice(methodPrefix.length) : '';
  return /^[A-Z]{2}$/.test(country) ? country : null;
}

/** Returns the outcome of a card number. Any but a test number is declined, as Stripe does it. */
export function effectOf(number: string): CardEffect {
  const effect = effects[number.replace(/\D/g, '')];
  if (effect) return effect;
  const message = `${declined} Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.`;
  return { kind: 'declined', message };
}

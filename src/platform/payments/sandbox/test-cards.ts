/** What a test number does. `renewal`: what becomes of later periods of a subscription. */
export type CardEffect =
  | { kind: 'paid'; renewal: 'paid' | 'declined' }
  | { kind: 'action_required' }
  /** Arrives later, or is refused then when there is a message. */
  | { kind: 'processing'; message: string | null }
  | { kind: 'declined'; message: string };

const declined = 'Your card was declined.';

/** The words of a refused second step (Stripe's). */
export const authenticationRefused =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** The words of a renewal that the card's bank refuses. */
export const renewalDeclined = declined;

// Stripe's own numbers where it has one, so that the habits of whoever tests hold in both.
const effects: Record<string, CardEffect> = {
  '4242424242424242': { kind: 'paid', renewal: 'paid' },
  '4000000000000341': { kind: 'paid', renewal: 'declined' },
  '4000002500003155': { kind: 'action_required' },
  '4000000000000077': { kind: 'processing', message: null },
  '4000000000000085': { kind: 'processing', message: 'Your bank did not confirm the payment.' },
  '4000000000000002': { kind: 'declined', message: declined },
  '4000000000009995': { kind: 'declined', message: 'Your card has insufficient funds.' },
};

/** What a number does in the sandbox; any but the test numbers is declined, in Stripe's words. */
export function effectOf(number: string): CardEffect {
  const effect = effects[number.replace(/\D/g, '')];
  if (effect) return effect;
  const message = `${declined} Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.`;
  return { kind: 'declined', message };
}

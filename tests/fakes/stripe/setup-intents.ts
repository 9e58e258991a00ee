import type Stripe from 'stripe';
import { authenticationFailed, outcomeOfCard } from './cards.ts';
import { allowOnly, type Params, recordAt, requireText } from './form-body.ts';
import { invalid, missing } from './stripe-api-error.ts';
import { newStripeId, requireFrom, type StripeState } from './stripe-state.ts';

export function createSetupIntent(state: StripeState, params: Params): Stripe.SetupIntent {
  allowOnly(params, ['customer', 'allowed_payment_method_types', 'usage', 'metadata']);
  const customer = requireText(params, 'customer');
  requireFrom(state.customers, 'customer', customer);
  const id = newStripeId('seti_1');
  const intent: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: ['card'],
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${newStripeId('')}`,
    created: state.now(),
    customer,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: recordAt(params, 'metadata'),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: requireText(params, 'usage'),
  };
  state.setupIntents.set(id, intent);
  state.emit('setup_intent.created', intent);
  return intent;
}

/** Saves a card for later, as a browser does; `accept` is the answer of the bank, if it asks. */
export function confirmSetup(
  state: StripeState,
  { secret, number, accept }: { secret: string; number: string; accept: boolean },
): Stripe.SetupIntent {
  const id = secret.split('_secret_')[0] ?? '';
  const intent = requireFrom(state.setupIntents, 'setup_intent', id);
  if (intent.client_secret !== secret) throw missing('setup_intent', id);
  if (intent.status !== 'requires_payment_method')
    throw invalid(`This SetupIntent's status is ${intent.status}.`);
  const outcome = outcomeOfCard(number);
  const result = outcome.kind === 'authentication' && !accept ? authenticationFailed : outcome;
  if (result.kind === 'declined') {
    intent.last_setup_error = result.error;
    state.emit('setup_intent.setup_failed', intent);
    return intent;
  }
  intent.last_setup_error = null;
  intent.status = 'succeeded';
  intent.payment_method = newStripeId('pm_1');
  state.emit('setup_intent.succeeded', intent);
  return intent;
}

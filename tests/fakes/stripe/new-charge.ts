import type Stripe from 'stripe';
import { newStripeId } from './stripe-state.ts';

/** What a charge says of its card; the rest of Stripe's fields are nowhere read. */
function cardDetails(country: string): Stripe.Charge.PaymentMethodDetails {
  return { type: 'card', card: { country } as Stripe.Charge.PaymentMethodDetails.Card };
}

/** A new charge: one attempt to pay an intent. */
export function newCharge(
  intent: Stripe.PaymentIntent,
  status: 'succeeded' | 'pending' | 'failed',
  {
    created,
    error,
    country,
  }: { created: number; error?: Stripe.PaymentIntent.LastPaymentError; country?: string | null },
): Stripe.Charge {
  const succeeded = status === 'succeeded';
  return {
    id: newStripeId('ch_3'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: succeeded ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: succeeded,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: succeeded,
    payment_intent: intent.id,
    payment_method: newStripeId('pm_1'),
    payment_method_details: country ? cardDetails(country) : null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  };
}

import type Stripe from 'stripe';
import { allowOnly, numberAt, type Params, recordAt, requireText } from './form-body.ts';
import { invalid } from './stripe-api-error.ts';
import { newStripeId, requireFrom, type StripeState } from './stripe-state.ts';

function requireRefundable(state: StripeState, intent: Stripe.PaymentIntent): Stripe.Charge {
  const charge = state.charges.get(String(intent.latest_charge));
  if (charge?.disputed)
    throw invalid(`The charge ${charge.id} is disputed.`, { code: 'charge_disputed' });
  if (intent.status !== 'succeeded' || !charge)
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  return charge;
}

export function createRefund(state: StripeState, params: Params): Stripe.Refund {
  allowOnly(params, ['payment_intent', 'amount', 'metadata']);
  const id = requireText(params, 'payment_intent');
  const intent = requireFrom(state.paymentIntents, 'payment_intent', id);
  const charge = requireRefundable(state, intent);
  const left = charge.amount - charge.amount_refunded;
  const amount = numberAt(params, 'amount') ?? left;
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  if (amount < 1 || amount > left)
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      {
        param: 'amount',
      },
    );
  const refund: Stripe.Refund = {
    id: newStripeId('re_3'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: state.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: recordAt(params, 'metadata'),
    payment_intent: intent.id,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  state.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  state.emit('refund.created', refund);
  state.emit('charge.refunded', charge);
  return refund;
}

/** The buyer's bank sends back a refund: the charge counts it no more. */
export function failRefund(state: StripeState, id: string): Stripe.Refund {
  const refund = requireFrom(state.refunds, 'refund', id);
  const charge = requireFrom(state.charges, 'charge', String(refund.charge));
  if (refund.status !== 'succeeded') throw new Error(`The refund is ${refund.status}`);
  refund.status = 'failed';
  refund.failure_reason = 'expired_or_canceled_card';
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  state.emit('refund.updated', refund);
  state.emit('charge.refund.updated', refund);
  state.emit('refund.failed', refund);
  return refund;
}

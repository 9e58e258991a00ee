import type Stripe from 'stripe';
import { newStripeId, requireFrom, type StripeState } from './stripe-state.ts';

const week = 7 * 24 * 3_600;

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** Adds the bank's movement of the disputed money: below zero it is taken from the account. */
function moveFunds(state: StripeState, dispute: Stripe.Dispute, amount: number): void {
  const { id: source, currency } = dispute;
  dispute.balance_transactions.push({
    id: newStripeId('txn_1'),
    object: 'balance_transaction',
    amount,
    available_on: state.now(),
    balance_type: 'payments',
    created: state.now(),
    currency,
    description: null,
    exchange_rate: null,
    fee: amount < 0 ? 1500 : 0,
    fee_details: [],
    net: amount < 0 ? amount - 1500 : amount,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source,
    status: 'available',
    type: 'adjustment',
  });
  const type = amount < 0 ? 'funds_withdrawn' : 'funds_reinstated';
  state.emit(`charge.dispute.${type}`, dispute);
}

/** Opens a dispute about the charge of a payment; without `funds` it is an inquiry. */
export function openDispute(
  state: StripeState,
  intentId: string,
  { funds = true }: { funds?: boolean },
): Stripe.Dispute {
  const intent = requireFrom(state.paymentIntents, 'payment_intent', intentId);
  const charge = requireFrom(state.charges, 'charge', String(intent.latest_charge));
  const dispute: Stripe.Dispute = {
    id: newStripeId('dp_1'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: state.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...noEvidence },
    evidence_details: {
      due_by: state.now() + week,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: !funds,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: funds ? 'needs_response' : 'warning_needs_response',
  };
  state.disputes.set(dispute.id, dispute);
  charge.disputed = funds;
  state.emit('charge.dispute.created', dispute);
  if (funds) moveFunds(state, dispute, -dispute.amount);
  return dispute;
}

/** The company sends its evidence, so that the bank decides. */
export function submitEvidence(state: StripeState, id: string): Stripe.Dispute {
  const dispute = requireFrom(state.disputes, 'dispute', id);
  dispute.status = 'under_review';
  Object.assign(dispute.evidence_details, {
    has_evidence: true,
    submission_count: 1,
  } satisfies Partial<Stripe.Dispute.EvidenceDetails>);
  state.emit('charge.dispute.updated', dispute);
  return dispute;
}

export function closeDispute(
  state: StripeState,
  id: string,
  outcome: 'won' | 'lost',
): Stripe.Dispute {
  const dispute = requireFrom(state.disputes, 'dispute', id);
  dispute.status = outcome;
  state.emit('charge.dispute.closed', dispute);
  if (outcome === 'won') moveFunds(state, dispute, dispute.amount);
  return dispute;
}

import type Stripe from 'stripe';
import type { DisputeStatus, ProviderDispute } from '../payment-provider.server.ts';
import { isMissing, toProviderError } from './stripe-failure.server.ts';
import { toInstant } from './to-provider-payment.server.ts';

/** Source: https://docs.stripe.com/disputes/how-disputes-work; in an appeal the money is still gone. */
const statuses: Record<string, DisputeStatus> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry_review',
  warning_closed: 'inquiry_closed',
  needs_response: 'needs_response',
  under_review: 'under_review',
  won: 'won',
  prevented: 'won',
  lost: 'lost',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
};

function toProviderDispute(dispute: Stripe.Dispute): ProviderDispute | null {
  const { id, payment_intent: intent, reason, amount, currency, created } = dispute;
  if (intent === null) return null;
  const due = dispute.evidence_details.due_by;
  const moved = dispute.balance_transactions.reduce((sum, { amount: cents }) => sum + cents, 0);
  return {
    id,
    paymentId: typeof intent === 'string' ? intent : intent.id,
    status: statuses[dispute.status] ?? 'needs_response',
    reason,
    amountCents: amount,
    currency: currency.toUpperCase(),
    withdrawnCents: Math.max(0, -moved),
    evidenceDueAt: due === null ? null : toInstant(due),
    createdAt: toInstant(created),
  };
}

/** Returns null if Stripe has no such dispute, without a request if the id is malformed. */
export async function getDispute(stripe: Stripe, id: string): Promise<ProviderDispute | null> {
  if (!/^(?:dp|du|pdp)_\w+$/.test(id)) return null;
  try {
    return toProviderDispute(await stripe.disputes.retrieve(id));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Lists every dispute opened since an instant, newest first, a hundred per request. */
export async function* listDisputes(
  stripe: Stripe,
  since: string,
): AsyncGenerator<ProviderDispute> {
  try {
    const created = { gte: Math.floor(Date.parse(since) / 1000) };
    for await (const dispute of stripe.disputes.list({ created, limit: 100 })) {
      const converted = toProviderDispute(dispute);
      if (converted) yield converted;
    }
  } catch (error) {
    throw toProviderError(error);
  }
}

import type Stripe from 'stripe';
import { debitWait, mbWayWait, type PaymentWait, voucherWait } from '../payment-wait.ts';

function toInstant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

/**
 * Returns what a processing intent waits for, or null if its method is another. A voucher has no charge
 * until it is paid; a request or a debit has a pending one. Source:
 * https://docs.stripe.com/payments/multibanco, https://docs.stripe.com/payments/sepa-debit
 */
export function waitOf(
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | null,
): PaymentWait | null {
  const voucher = intent.next_action?.multibanco_display_details;
  if (voucher) {
    const { entity, reference, expires_at: end } = voucher;
    const until = end === null ? null : toInstant(end);
    return voucherWait({ entity, reference, until, orderedAt: toInstant(intent.created) });
  }
  if (charge?.status !== 'pending') return null;
  const orderedAt = toInstant(charge.created);
  const details = charge.payment_method_details;
  if (details?.type === 'mb_way') return mbWayWait(orderedAt, charge.billing_details.phone);
  if (details?.type === 'sepa_debit')
    return debitWait(orderedAt, details.sepa_debit?.expected_debit_date ?? null);
  return null;
}

import type Stripe from 'stripe';
import type { PaymentStatus, ProviderPayment } from '../payment-provider.server.ts';
import { countryOfMethod } from './get-method-country.server.ts';
import { waitOf } from './to-payment-wait.server.ts';

/** What a payment intent was created for. */
export type PaymentOrigin = Pick<
  ProviderPayment,
  'orderId' | 'subscriptionId' | 'invoiceId' | 'retriesAt'
>;

/** What to expand in every read of a payment intent. */
export const expandCharge = ['latest_charge.refunds'];

/** Whether the buyer was given a voucher (such as Multibanco) and the money is to follow. */
function isVoucher(action: Stripe.PaymentIntent.NextAction | null): boolean {
  return /^display_|_display_details$/.test(action?.type ?? '');
}

/** Source: https://docs.stripe.com/payments/paymentintents/lifecycle */
export function statusOf(intent: Stripe.PaymentIntent): PaymentStatus {
  switch (intent.status) {
    case 'succeeded':
      return 'paid';
    case 'canceled':
      return 'cancelled';
    case 'processing':
    case 'requires_capture':
      return 'processing';
    case 'requires_action':
      return isVoucher(intent.next_action) ? 'processing' : 'action_required';
    default:
      return 'open';
  }
}

/** Converts Stripe's whole seconds to an instant. */
export function toInstant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

/** Returns the expanded charge, or null if there is none. */
function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  if (typeof charge === 'string') throw new Error('A payment intent was read without its charge');
  return charge;
}

function isDebit(charge: Stripe.Charge | null): boolean {
  return charge?.payment_method_details?.type === 'sepa_debit';
}

/**
 * Returns when the money of a successful charge arrived. A debit's charge is created when it is
 * ordered, days before, and Stripe does not say when it succeeded.
 */
function arrivalOf(charge: Stripe.Charge | null, intent: Stripe.PaymentIntent): string | null {
  if (isDebit(charge)) return null;
  return toInstant(charge?.created ?? intent.created);
}

/** Adds up the refunds that failed, of a charge that was read with its refunds. */
function failedRefunds(charge: Stripe.Charge | null): number {
  const refunds = charge?.refunds?.data ?? [];
  const failed = refunds.filter(({ status }) => status === 'failed' || status === 'canceled');
  return failed.reduce((sum, { amount }) => sum + amount, 0);
}

function countryOfCharge(charge: Stripe.Charge | null): string | null {
  return countryOfMethod(charge?.payment_method_details as Parameters<typeof countryOfMethod>[0]);
}

/** Converts a payment intent that was read with its charge (`expandCharge`). */
export function toProviderPayment(
  intent: Stripe.PaymentIntent,
  origin: PaymentOrigin,
): ProviderPayment {
  const status = statusOf(intent);
  const charge = chargeOf(intent);
  const paid = status === 'paid';
  return {
    id: intent.id,
    ...origin,
    status,
    amountCents: paid ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    refundedCents: paid ? (charge?.amount_refunded ?? 0) : 0,
    failedRefundCents: failedRefunds(charge),
    failureMessage: paid ? null : (intent.last_payment_error?.message ?? null),
    isReturnedDebit: status === 'open' && isDebit(charge),
    clientSecret: intent.client_secret ?? '',
    createdAt: toInstant(intent.created),
    paidAt: paid ? arrivalOf(charge, intent) : null,
    methodCountry: paid || status === 'processing' ? countryOfCharge(charge) : null,
    waitsFor: status === 'processing' ? waitOf(intent, charge) : null,
  };
}

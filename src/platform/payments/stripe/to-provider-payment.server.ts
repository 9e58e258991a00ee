import type Stripe from 'stripe';
import type { PaymentStatus, ProviderPayment } from '../payment-provider.server.ts';

/** Whom a payment intent belongs to. */
export type PaymentOrigin = Pick<ProviderPayment, 'orderId' | 'subscriptionId' | 'invoiceId'>;

/** What every read of a payment intent asks for beside it. */
export const withCharge = ['latest_charge'];

/** A voucher (Multibanco and its like) was handed out: nobody waits for the buyer's bank, but for money. */
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

/** An instant from Stripe's whole seconds. */
function toInstant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

/** The charge, when the intent was asked for with it. */
function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  if (typeof charge === 'string') throw new Error('A payment intent was read without its charge');
  return charge;
}

/** The port's words for a payment intent that was read with its charge (`withCharge`). */
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
    failureMessage: paid ? null : (intent.last_payment_error?.message ?? null),
    clientSecret: intent.client_secret ?? '',
    createdAt: toInstant(intent.created),
    paidAt: paid ? toInstant(charge?.created ?? intent.created) : null,
  };
}

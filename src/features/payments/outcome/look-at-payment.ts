import { apiRequest } from '#core/api-request.ts';
import { HttpError } from '#core/http-error.ts';
import type { OrderSecret } from '../checkout/billing.ts';
import type { NamedPayment } from '../checkout/payment-return.ts';
import type { CheckedPayment } from '../payments.ts';
import type { Payment } from './payment.ts';

/** What the server answers about a payment. */
export type LookedUp = {
  payment: Payment;
  order: OrderSecret;
  /** Where the receipt goes; null when nobody has said. */
  email: string | null;
};

function paymentOf(answer: CheckedPayment): Payment {
  const { status, message, name, namePt, amount, date } = answer;
  if (status === 'failed' || status === 'open') return { status: 'failed', message };
  return { status, service: name, servicePt: namePt, amount, date };
}

/** Asks the server, and it the provider. Null for a payment that it does not know; throws otherwise. */
export async function lookAtPayment(named: NamedPayment): Promise<LookedUp | null> {
  try {
    const response = await apiRequest('/api/payments/look', { body: named });
    const answer = (await response.json()) as CheckedPayment;
    const order = { orderId: answer.orderId, clientSecret: named.clientSecret };
    return { payment: paymentOf(answer), order, email: answer.email };
  } catch (error) {
    if (error instanceof HttpError && [404, 422].includes(error.status)) return null;
    throw error;
  }
}

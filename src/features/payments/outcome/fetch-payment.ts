import { apiRequest } from '#core/api-request.ts';
import { HttpError } from '#core/http-error.ts';
import type { ReturnedPayment } from '../card/payment-return.ts';
import type { OrderSecret } from '../checkout/billing.ts';
import type { CheckedPayment } from '../payments.ts';
import type { Payment } from './payment.ts';

/** A payment with the order it belongs to. */
export type FetchedPayment = {
  payment: Payment;
  order: OrderSecret;
  /** The address of the receipt; null if none was given. */
  email: string | null;
};

function parsePayment(checked: CheckedPayment): Payment {
  const { status, message, waiting, name: service, namePt: servicePt, ...rest } = checked;
  const order = { service, servicePt, ...rest };
  if (status === 'failed' && waiting) return { status: 'lapsed', waiting, ...order };
  if (status === 'failed' || status === 'open') return { status: 'failed', message, ...order };
  return status === 'pending' ? { status, waiting, ...order } : { status, ...order };
}

/** Fetches a payment, which the server checks with the provider. Null if unknown; throws otherwise. */
export async function fetchPayment(returned: ReturnedPayment): Promise<FetchedPayment | null> {
  try {
    const response = await apiRequest('/api/payments/look', { body: returned });
    const checked = (await response.json()) as CheckedPayment;
    const order = { orderId: checked.orderId, clientSecret: returned.clientSecret };
    return { payment: parsePayment(checked), order, email: checked.email };
  } catch (error) {
    if (error instanceof HttpError && [404, 422].includes(error.status)) return null;
    throw error;
  }
}

import { queryOptions } from '#query/query-options.ts';
import type { ReturnedPayment } from './card/payment-return.ts';
import type { ReturnedOrder } from './payments.ts';

/** The order of a payment, without its status; `HttpError` 404 unless the secret is the payment's. */
export function returnedOrderQuery({ payment, clientSecret }: ReturnedPayment) {
  const query = new URLSearchParams({ clientSecret });
  return queryOptions<ReturnedOrder>({
    queryKey: [`/api/payments/${encodeURIComponent(payment)}?${query}`],
  });
}

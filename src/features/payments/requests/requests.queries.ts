import { queryOptions } from '#query/query-options.ts';
import type { AskedPayment } from './requests.ts';

/** What the holder of a link, `ID.KEY`, is asked to pay; 404 for a link that is not ours. */
export function askedPaymentQuery(token: string) {
  return queryOptions<AskedPayment>({
    queryKey: [`/api/payment-requests/${encodeURIComponent(token)}`],
    staleTime: 0,
  });
}

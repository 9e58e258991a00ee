import { servicePackagesQuery } from '#features/catalog/catalog.ts';
import { runningOffersQuery } from '#features/offers/offers.ts';
import { askedPaymentQuery } from '#features/payments/requests/requests.queries.ts';
import { checkoutPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'checkout',
  path: checkoutPath,
  load: () => import('./checkout-screen.tsx'),
  queries: ({ search }) => {
    const token = search.get('request');
    return token === null
      ? [servicePackagesQuery(), runningOffersQuery()]
      : [askedPaymentQuery(token), runningOffersQuery()];
  },
  search: ['request'],
  personal: true,
  fullLoad: true,
  quiet: true,
});

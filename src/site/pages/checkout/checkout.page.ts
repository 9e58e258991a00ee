import { servicePackagesQuery } from '#features/catalog/catalog.queries.ts';
import { runningOffersQuery } from '#features/offers/offers.queries.ts';
import { definePage } from '../../define-page.ts';
import { checkoutPath } from './checkout.path.ts';

export const page = definePage({
  name: 'checkout',
  path: checkoutPath,
  load: () => import('./checkout-screen.tsx'),
  queries: () => [servicePackagesQuery(), runningOffersQuery()],
  personal: true,
  fullLoad: true,
});

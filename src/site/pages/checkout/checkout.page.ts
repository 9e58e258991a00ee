import { servicePackagesQuery } from '#features/catalog/catalog.ts';
import { runningOffersQuery } from '#features/offers/offers.ts';
import { checkoutPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'checkout',
  path: checkoutPath,
  load: () => import('./checkout-screen.tsx'),
  queries: () => [servicePackagesQuery(), runningOffersQuery()],
  personal: true,
  fullLoad: true,
  quiet: true,
});

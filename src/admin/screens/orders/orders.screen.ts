import { ordersQuery, orderViewOf } from '#features/payments/desk/orders.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { ordersPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'orders',
  stays: 'orders',
  path: ordersPath,
  title: defineTexts({ en: { title: 'Orders' }, pt: { title: 'Encomendas' } }),
  load: () => import('./orders-screen.tsx'),
  queries: (_, search) => [ordersQuery(orderViewOf(`?${search}`))],
});

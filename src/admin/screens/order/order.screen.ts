import { orderQuery, ordersQuery, orderViewOf } from '#features/payments/desk/orders.queries.ts';
import { orderRecordsQuery } from '#features/payments/reconcile/reconcile.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { orderPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'order',
  stays: 'orders',
  path: orderPath,
  title: defineTexts({ en: { title: 'Order' }, pt: { title: 'Encomenda' } }),
  load: () => import('../orders/orders-screen.tsx'),
  queries: ({ reference }, search) => [
    orderQuery(reference),
    orderRecordsQuery(reference),
    ordersQuery(orderViewOf(`?${search}`)),
  ],
});

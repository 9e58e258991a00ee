import { openRequestsQuery } from '#features/payments/requests/request-calls.ts';
import { defineTexts } from '#i18n/texts.ts';
import { askedPaymentsPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'asked-payments',
  path: askedPaymentsPath,
  title: defineTexts({ en: { title: 'Payments asked for' }, pt: { title: 'Pagamentos pedidos' } }),
  load: () => import('./asked-payments-screen.tsx'),
  queries: () => [openRequestsQuery()],
});

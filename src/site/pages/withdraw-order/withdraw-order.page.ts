import { withdrawalQuery } from '#features/payments/withdrawal/withdrawal.queries.ts';
import { withdrawOrderPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'withdraw-order',
  path: withdrawOrderPath,
  load: () => import('./withdraw-order-screen.tsx'),
  subject: ({ params }) => withdrawalQuery(params.token),
  search: ['problem'],
  personal: true,
});

import { subscriptionPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'subscription',
  path: subscriptionPath,
  load: () => import('./subscription-screen.tsx'),
  personal: true,
});

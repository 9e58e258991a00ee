import { definePage } from '../../define-page.ts';
import { subscriptionPath } from './subscription.path.ts';

export const page = definePage({
  name: 'subscription',
  path: subscriptionPath,
  load: () => import('./subscription-screen.tsx'),
  personal: true,
});

import { paymentSuccessPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'payment-success',
  path: paymentSuccessPath,
  load: () => import('./payment-success-screen.tsx'),
  personal: true,
});

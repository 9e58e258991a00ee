import { definePage } from '../../define-page.ts';
import { paymentSuccessPath } from './payment-success.path.ts';

export const page = definePage({
  name: 'payment-success',
  path: paymentSuccessPath,
  load: () => import('./payment-success-screen.tsx'),
  personal: true,
});

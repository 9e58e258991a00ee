import { definePage } from '../../define-page.ts';
import { paymentSuccessPath } from './payment-success.path.ts';

export const page = definePage({
  name: 'payment-success',
  path: paymentSuccessPath,
  load: async () => (await import('./payment-success-screen.tsx')).PaymentSuccessScreen,
  personal: true,
});

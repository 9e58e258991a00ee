import { definePath } from '#core/page-path.ts';

export const paymentSuccessPath = definePath('/payment-success');

import { PaymentOutcome } from '#features/payments/outcome/components/payment-outcome.tsx';
import { usePaymentStatus } from '#features/payments/outcome/components/use-payment-status.ts';

/** Payment success: shows only what the server reports about the payment in the address. */
export function Screen() {
  return <PaymentOutcome {...usePaymentStatus()} />;
}

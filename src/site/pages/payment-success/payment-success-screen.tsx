import { PaymentOutcome } from '#features/payments/outcome/components/payment-outcome.tsx';
import { usePaymentLook } from '#features/payments/outcome/components/use-payment-look.ts';

/** Payment success: what the server says about the payment in the address, and nothing else. */
export function Screen() {
  return <PaymentOutcome {...usePaymentLook()} />;
}

import { PaymentOutcome } from '#features/checkout/components/payment-outcome.tsx';
import { usePaymentLook } from '#features/checkout/components/use-payment-look.ts';

/** Payment success: what the server says about the payment in the address, and nothing else. */
export function PaymentSuccessScreen() {
  return <PaymentOutcome {...usePaymentLook()} />;
}

import { PaymentOutcome } from '#features/checkout/components/payment-outcome.tsx';

/** Payment success. No payment can be made yet, so that none is claimed, whatever the address says. */
export function PaymentSuccessScreen() {
  return <PaymentOutcome payment={null} />;
}

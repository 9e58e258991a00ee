import { RequestLink } from '#features/payments/withdrawal/components/request-link.tsx';

export function Screen() {
  return <RequestLink />;
}

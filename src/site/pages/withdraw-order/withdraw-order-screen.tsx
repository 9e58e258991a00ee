import { WithdrawalPanel } from '#features/payments/withdrawal/components/withdrawal-panel.tsx';
import type { ScreenProps } from '../../define-page.ts';
import type { withdrawOrderPath } from './withdraw-order.path.ts';

/** The page that the withdrawal link of a receipt leads to. */
export function Screen({ params }: ScreenProps<typeof withdrawOrderPath>) {
  return <WithdrawalPanel token={params.token} />;
}

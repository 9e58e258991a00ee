import { WithdrawalPanel } from '#features/payments/withdrawal/components/withdrawal-panel.tsx';
import type { withdrawOrderPath } from '#paths.ts';
import type { ScreenProps } from '../../define-page.ts';

/** The page that the withdrawal link of a receipt leads to. */
export function Screen({ params }: ScreenProps<typeof withdrawOrderPath>) {
  return <WithdrawalPanel token={params.token} />;
}

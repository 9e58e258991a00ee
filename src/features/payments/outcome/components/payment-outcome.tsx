import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { paymentTexts } from '../payment.texts.ts';
import { PaymentButtons } from './payment-buttons.tsx';
import { PaymentFailed } from './payment-failed.tsx';
import { PaymentLooking } from './payment-looking.tsx';
import { PaymentSeen } from './payment-seen.tsx';
import type { PaymentLook } from './use-payment-look.ts';
import './payment-outcome.css';

/** Nothing is claimed where no payment is known. */
function NoPayment() {
  const t = useTexts(paymentTexts);
  return (
    <>
      <PageHead title={t('noneTitle')} lead={t('noneLead')} />
      <div className="wrap paid__none">
        <PaymentButtons />
      </div>
    </>
  );
}

function Unreachable({ retry }: { retry: () => void }) {
  const t = useTexts(paymentTexts);
  return (
    <div className="wrap paid__unreachable">
      <StatePanel
        kind="error"
        headingLevel={1}
        title={t('unreachableTitle')}
        action={<Button onClick={retry}>{t('lookAgain')}</Button>}
      >
        {t('unreachableLead')}
      </StatePanel>
    </div>
  );
}

/** What became of a payment. */
export function PaymentOutcome({ look, retry }: { look: PaymentLook; retry: () => void }) {
  if (look.kind === 'looking') return <PaymentLooking />;
  if (look.kind === 'unreachable') return <Unreachable retry={retry} />;
  if (look.kind === 'none') return <NoPayment />;
  const { payment, order, email } = look;
  if (payment.status === 'failed') return <PaymentFailed message={payment.message} />;
  return <PaymentSeen payment={payment} order={order} email={email} />;
}

import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { CompanyReach } from '../../components/company-reach.tsx';
import { paymentTexts } from '../payment.texts.ts';
import type { Payment, WaitingPayment } from '../payment.ts';
import { PaymentAccepted } from './payment-accepted.tsx';
import { PaymentButtons } from './payment-buttons.tsx';
import { PaymentFailed } from './payment-failed.tsx';
import { PaymentLoading } from './payment-loading.tsx';
import { PaymentWaiting } from './payment-waiting.tsx';
import { useArrival } from './use-arrival.ts';
import type { PaymentStatus } from './use-payment-status.ts';
import { WaitEnded } from './wait-ended.tsx';
import './payment-outcome.css';

/** For a URL without a known payment: makes no claim about one. */
function NoPayment() {
  const t = useTexts(paymentTexts);
  return (
    <>
      <PageHead title={t('noneTitle')} lead={t('noneLead')} />
      <div className="wrap paid__none">
        <CompanyReach words={t('reach')} />
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

type PaymentOutcomeProps = {
  status: PaymentStatus;
  /** Looks the payment up again, after a failure and at any time. */
  retry: () => void;
  check: () => Promise<void>;
};

function isWaiting(payment: Payment): payment is WaitingPayment {
  return payment.status === 'pending' && Boolean(payment.waiting);
}

/** The outcome of a payment. */
export function PaymentOutcome({ status, retry, check }: PaymentOutcomeProps) {
  useArrival(status);
  if (status.kind === 'loading') return <PaymentLoading />;
  if (status.kind === 'unreachable') return <Unreachable retry={retry} />;
  if (status.kind === 'none') return <NoPayment />;
  const { payment, order, email } = status;
  if (payment.status === 'failed') return <PaymentFailed payment={payment} />;
  if (payment.status === 'lapsed') return <WaitEnded payment={payment} />;
  if (isWaiting(payment))
    return <PaymentWaiting payment={payment} order={order} email={email} check={check} />;
  return <PaymentAccepted payment={payment} order={order} email={email} />;
}

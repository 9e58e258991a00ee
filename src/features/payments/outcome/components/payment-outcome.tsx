import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { CompanyReach } from '../../components/company-reach.tsx';
import { paymentTexts } from '../payment.texts.ts';
import type { Payment, WaitingPayment } from '../payment.ts';
import { PaymentAccepted } from './payment-accepted.tsx';
import { PaymentButtons } from './payment-buttons.tsx';
import { PaymentFailed } from './payment-failed.tsx';
import { PaymentWaiting } from './payment-waiting.tsx';
import type { PaymentStatus } from './use-payment-status.ts';
import { WaitEnded } from './wait-ended.tsx';
import '#ui/layout/card.css';
import './payment-outcome.css';

/** When a payment that was pending has an outcome, shows it from its heading, which gets the focus. */
function useArrival(status: PaymentStatus): void {
  const now = status.kind === 'found' ? status.payment.status : null;
  const before = useRef(now);
  useLayoutEffect(() => {
    const hasArrived = before.current === 'pending' && now !== null && now !== 'pending';
    before.current = now;
    if (!hasArrived) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [now]);
}

/** The skeleton of the page while the payment loads; without JavaScript, what to do instead. */
function PaymentLoading() {
  const t = useTexts(paymentTexts);
  return (
    <div className="paid">
      <div className="wrap paid__parts">
        <div>
          <h1>
            <span>{t('lookingTitle')}</span> <span>{t('lookingTitleEnd')}</span>
          </h1>
          <p className="paid__lead" role="status">
            {t('lookingLead')}
          </p>
          <noscript>
            <p className="paid__lead">{t('lookingNoScript')}</p>
          </noscript>
        </div>
        <div className="card card--pad stack paid__looking" aria-hidden="true">
          <Skeleton shape="short-title" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
        <div>
          <div className="stack" aria-hidden="true">
            <Skeleton shape="short-title" />
            <Skeleton shape="button" />
            <Skeleton shape="button" />
            <Skeleton shape="button" />
          </div>
          <PaymentButtons />
        </div>
      </div>
    </div>
  );
}

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

import { useTexts } from '#i18n/language-context.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { paymentTexts } from '../payment.texts.ts';
import { PaymentButtons } from './payment-buttons.tsx';
import { PaymentMark } from './payment-mark.tsx';
import '#ui/layout/card.css';
import './payment-outcome.css';

/** The skeleton of the page while the payment loads; without JavaScript, what to do instead. */
export function PaymentLoading() {
  const t = useTexts(paymentTexts);
  return (
    <div className="paid">
      <div className="wrap">
        <PaymentMark status="loading" />
        <h1>
          <span>{t('lookingTitle')}</span> <span>{t('lookingTitleEnd')}</span>
        </h1>
        <p className="paid__lead" role="status">
          {t('lookingLead')}
        </p>
        <noscript>
          <p className="paid__lead">{t('lookingNoScript')}</p>
        </noscript>
        <div className="paid__parts paid__parts--looking" aria-hidden="true">
          <div className="card card--pad stack">
            <Skeleton shape="short-title" />
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
          <div className="stack">
            <Skeleton shape="short-title" />
            <Skeleton shape="button" />
            <Skeleton shape="button" />
            <Skeleton shape="button" />
          </div>
        </div>
        <PaymentButtons />
      </div>
    </div>
  );
}

import { useTexts } from '#i18n/language-context.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { paymentTexts } from '../payment.texts.ts';
import { PaymentButtons } from './payment-buttons.tsx';
import '#ui/layout/card.css';
import './payment-outcome.css';

/** The skeleton of the page while the payment loads; without JavaScript, what to do instead. */
export function PaymentLoading() {
  const t = useTexts(paymentTexts);
  return (
    <div className="paid">
      <div className="wrap paid__parts">
        <div className="paid__head">
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

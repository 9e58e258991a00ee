import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { checkoutPath, contactPath } from '#paths.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { CrackedTile } from '#ui/feedback/state-pictures.tsx';
import { CompanyReach } from '../../components/company-reach.tsx';
import { LeaveLink } from '../../components/leave-link.tsx';
import { providerMessage } from '../../provider-message.ts';
import { paymentTexts } from '../payment.texts.ts';
import type { FailedPayment } from '../payment.ts';
import { PaymentBill } from './payment-bill.tsx';
import './payment-outcome.css';

/** A payment that was declined or never attempted: the reason, a link back to the checkout, and its bill. */
export function PaymentFailed({ payment }: { payment: FailedPayment }) {
  const t = useTexts(paymentTexts);
  const { language } = useLanguage();
  const { message } = payment;
  return (
    <div className="paid">
      <div className="wrap paid__parts">
        <div className="stack">
          <div>
            <div className="paid__tile">
              <CrackedTile />
            </div>
            <h1>{t(message === null ? 'openTitle' : 'failedTitle')}</h1>
            {message === null ? (
              <p className="paid__lead">{t('openLead')}</p>
            ) : (
              <>
                <p className="paid__lead">{t('failedLead')}</p>
                <p className="paid__message" role="alert">
                  {providerMessage(language, message)}
                </p>
                <p className="paid__lead">{t('failedReasons')}</p>
              </>
            )}
          </div>
          <div className="row">
            <LeaveLink to={payment.payUrl ?? checkoutPath.href()} className={buttonClass()}>
              {t('toCheckout')}
            </LeaveLink>
            <Link to={contactPath.href()} className={buttonClass({ variant: 'line' })}>
              {t('contactSupport')}
            </Link>
          </div>
          <CompanyReach words={t('reach')} />
        </div>
        <PaymentBill payment={payment} />
      </div>
    </div>
  );
}

import { useTexts } from '#i18n/language-context.tsx';
import { checkoutPath, contactPath } from '#paths.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { CrackedTile } from '#ui/feedback/state-pictures.tsx';
import { CompanyReach } from '../../components/company-reach.tsx';
import { LeaveLink } from '../../components/leave-link.tsx';
import type { LapsedPayment } from '../payment.ts';
import { waitingTexts } from '../waiting.texts.ts';
import { PaymentBill } from './payment-bill.tsx';
import './payment-outcome.css';

const keys = {
  multibanco: ['endedVoucher', 'endedVoucherText', 'startAgain'],
  mb_way: ['endedPhone', 'endedPhoneText', 'sendAgain'],
  sepa_debit: ['endedDebit', 'endedDebitText', 'startAgain'],
} as const;

/** A wait that ended without the money: nothing was charged, and the same order can be paid again. */
export function WaitEnded({ payment }: { payment: LapsedPayment }) {
  const t = useTexts(waitingTexts);
  const [title, text, again] = keys[payment.waiting.kind];
  const order = new URLSearchParams({
    packageId: payment.packageId,
    packageName: payment.service,
    packagePrice: String(payment.amount),
  });
  return (
    <div className="paid paid--ended">
      <div className="wrap paid__parts">
        <div className="stack">
          <div role="alert">
            <div className="paid__tile">
              <CrackedTile />
            </div>
            <h1>{t(title)}</h1>
            <p className="paid__lead">{t(text)}</p>
          </div>
          <div className="row">
            <LeaveLink
              to={payment.payUrl ?? `${checkoutPath.href()}?${order}`}
              className={buttonClass()}
            >
              {t(again)}
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

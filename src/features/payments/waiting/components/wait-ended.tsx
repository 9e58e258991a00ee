import { useTexts } from '#i18n/language-context.tsx';
import { checkoutPath } from '#site/pages/checkout/checkout.path.ts';
import { contactPath } from '#site/pages/contact/contact.path.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { LeaveLink } from '../../components/leave-link.tsx';
import type { LapsedPayment } from '../../outcome/payment.ts';
import { waitingTexts } from '../waiting.texts.ts';
import './wait.css';

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
    <div className="wrap wait-ended">
      <StatePanel
        kind="error"
        headingLevel={1}
        title={t(title)}
        action={
          <div className="row">
            <LeaveLink to={`${checkoutPath.href()}?${order}`} className={buttonClass()}>
              {t(again)}
            </LeaveLink>
            <Link to={contactPath.href()} className={buttonClass({ variant: 'line' })}>
              {t('contactSupport')}
            </Link>
          </div>
        }
      >
        {t(text)}
      </StatePanel>
    </div>
  );
}

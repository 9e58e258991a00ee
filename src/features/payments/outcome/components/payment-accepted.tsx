import { useTexts } from '#i18n/language-context.tsx';
import { Confetti } from '#ui/feedback/confetti.tsx';
import type { OrderSecret } from '../../checkout/billing.ts';
import { WithdrawalLink } from '../../withdrawal/components/withdrawal-link.tsx';
import { paymentTexts } from '../payment.texts.ts';
import type { AcceptedPayment } from '../payment.ts';
import { PaymentButtons } from './payment-buttons.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentMark } from './payment-mark.tsx';
import { ReceiptAddress } from './receipt-address.tsx';
import './payment-outcome.css';

type NextStepsProps = { status: 'paid' | 'pending'; order: OrderSecret; email: string | null };

function NextSteps({ status, order, email }: NextStepsProps) {
  const t = useTexts(paymentTexts);
  const paid = status === 'paid';
  return (
    <section className="paid__steps">
      <h2>{t('next')}</h2>
      <ol className="next">
        <li>
          <div>
            <h3>{t('nextMail')}</h3>
            {paid && email === null ? (
              <ReceiptAddress order={order} />
            ) : (
              <p>{t(paid ? 'nextMailText' : 'nextMailPendingText')}</p>
            )}
          </div>
        </li>
        <li>
          <div>
            <h3>{t('nextContact')}</h3>
            <p>{t('nextContactText')}</p>
          </div>
        </li>
        <li>
          <div>
            <h3>{t('nextSession')}</h3>
            <p>{t('nextSessionText')}</p>
          </div>
        </li>
      </ol>
    </section>
  );
}

const titleKeys = {
  paid: ['paidTitle', 'paidTitleEnd', 'paidLead'],
  pending: ['pendingTitle', 'pendingTitleEnd', 'pendingLead'],
  refunded: ['refundedTitle', 'refundedTitleEnd', 'refundedLead'],
} as const;

/** `email` is the address of the receipt; null if none was given. */
type PaymentAcceptedProps = { payment: AcceptedPayment; order: OrderSecret; email: string | null };

/** A payment that is paid, with confetti, or pending or refunded, without. */
export function PaymentAccepted({ payment, order, email }: PaymentAcceptedProps) {
  const t = useTexts(paymentTexts);
  const { status } = payment;
  const [title, titleEnd, lead] = titleKeys[status];
  const paid = status === 'paid';
  return (
    <div className="paid">
      {paid ? <Confetti /> : null}
      <div className="wrap">
        <PaymentMark status={status} />
        <h1>
          <span>{t(title)}</span> <span>{t(titleEnd)}</span>
        </h1>
        <p className="paid__lead">{paid && email ? t('paidLeadMail', { email }) : t(lead)}</p>
        <div className="paid__parts">
          <PaymentDetails payment={payment} />
          {status === 'refunded' ? null : <NextSteps status={status} order={order} email={email} />}
        </div>
        {status === 'refunded' ? null : <WithdrawalLink order={order} />}
        <PaymentButtons />
      </div>
    </div>
  );
}

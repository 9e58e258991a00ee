import { useTexts } from '#i18n/language-context.tsx';
import { Confetti } from '#ui/confetti.tsx';
import { paymentTexts } from '../payment.texts.ts';
import type { SeenPayment } from '../payment.ts';
import { PaymentButtons } from './payment-buttons.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentMark } from './payment-mark.tsx';
import './payment-outcome.css';

function NextSteps({ status }: { status: 'paid' | 'pending' }) {
  const t = useTexts(paymentTexts);
  const steps = [
    [t('nextMail'), t(status === 'paid' ? 'nextMailText' : 'nextMailPendingText')],
    [t('nextContact'), t('nextContactText')],
    [t('nextSession'), t('nextSessionText')],
  ] as const;
  return (
    <section className="paid__steps">
      <h2>{t('next')}</h2>
      <ol className="next">
        {steps.map(([title, text]) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const words = {
  paid: ['paidTitle', 'paidTitleEnd', 'paidLead'],
  pending: ['pendingTitle', 'pendingTitleEnd', 'pendingLead'],
  refunded: ['refundedTitle', 'refundedTitleEnd', 'refundedLead'],
} as const;

/** `email` is where the receipt goes; null when nobody has said. */
type PaymentSeenProps = { payment: SeenPayment; email: string | null };

/** A payment that came in, with confetti; one that is still under way or was given back, without. */
export function PaymentSeen({ payment, email }: PaymentSeenProps) {
  const t = useTexts(paymentTexts);
  const { status } = payment;
  const [title, titleEnd, lead] = words[status];
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
          {status === 'refunded' ? null : <NextSteps status={status} />}
        </div>
        <PaymentButtons />
      </div>
    </div>
  );
}

import { useTexts } from '#i18n/language-context.tsx';
import { Confetti } from '#ui/confetti.tsx';
import { paymentTexts } from '../payment.texts.ts';
import type { SeenPayment } from '../payment.ts';
import { PaymentButtons } from './payment-buttons.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentMark } from './payment-mark.tsx';
import './payment-outcome.css';

function NextSteps({ status }: Pick<SeenPayment, 'status'>) {
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

/** A payment that came in, with confetti, or one that is still under way, without. */
export function PaymentSeen({ payment }: { payment: SeenPayment }) {
  const t = useTexts(paymentTexts);
  const paid = payment.status === 'paid';
  return (
    <div className="paid">
      {paid ? <Confetti /> : null}
      <div className="wrap">
        <PaymentMark status={payment.status} />
        <h1>
          <span>{t(paid ? 'paidTitle' : 'pendingTitle')}</span>{' '}
          <span>{t(paid ? 'paidTitleEnd' : 'pendingTitleEnd')}</span>
        </h1>
        <p className="paid__lead">{t(paid ? 'paidLead' : 'pendingLead')}</p>
        <div className="paid__parts">
          <PaymentDetails payment={payment} />
          <NextSteps status={payment.status} />
        </div>
        <PaymentButtons />
      </div>
    </div>
  );
}

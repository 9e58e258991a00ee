import { useTexts } from '#i18n/language-context.tsx';
import { Confetti } from '#ui/feedback/confetti.tsx';
import type { OrderSecret } from '../../checkout/billing.ts';
import { WithdrawalLink } from '../../withdrawal/components/withdrawal-link.tsx';
import { paymentTexts } from '../payment.texts.ts';
import type { AcceptedPayment } from '../payment.ts';
import { AlsoPaid } from './also-paid.tsx';
import { NextSteps } from './next-steps.tsx';
import { PaymentBill } from './payment-bill.tsx';
import { PaymentButtons } from './payment-buttons.tsx';
import './payment-outcome.css';

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
      <div className="wrap paid__parts">
        <div className="paid__head">
          <h1>
            <span>{t(title)}</span> <span>{t(titleEnd)}</span>
          </h1>
          <p className="paid__lead">{paid && email ? t('paidLeadMail', { email }) : t(lead)}</p>
          {payment.alsoPaid === null ? null : <AlsoPaid reference={payment.alsoPaid} />}
        </div>
        <PaymentBill payment={payment} />
        <div>
          {status === 'refunded' ? null : (
            <NextSteps payment={payment} order={order} email={email} />
          )}
          {status !== 'refunded' && payment.isConsumer ? <WithdrawalLink order={order} /> : null}
          <PaymentButtons />
        </div>
      </div>
    </div>
  );
}

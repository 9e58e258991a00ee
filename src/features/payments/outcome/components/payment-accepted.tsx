import { firstNameOf } from '#i18n/first-name.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { OpenDoor } from '#ui/art/door/open-door.tsx';
import { Confetti } from '#ui/feedback/confetti.tsx';
import type { OrderSecret } from '../../checkout/billing.ts';
import { CompanyReach } from '../../components/company-reach.tsx';
import { WithdrawalLink } from '../../withdrawal/components/withdrawal-link.tsx';
import { paymentTexts } from '../payment.texts.ts';
import { type AcceptedPayment, isRenewal } from '../payment.ts';
import { NextSteps } from './next-steps.tsx';
import { PaymentBill } from './payment-bill.tsx';
import { PaymentButtons } from './payment-buttons.tsx';
import '../../checkout/components/order-summary.css';
import './payment-outcome.css';

/** `email` is the address of the receipt; null if none was given. */
type PaymentAcceptedProps = { payment: AcceptedPayment; order: OrderSecret; email: string | null };

/** A payment that is paid, with confetti, or pending, refunded or too late, without. */
export function PaymentAccepted({ payment, order, email }: PaymentAcceptedProps) {
  const t = useTexts(paymentTexts);
  const { status, buyer } = payment;
  const late = status === 'paid' ? payment.late : null;
  const state = isRenewal(payment) ? 'renewed' : (late ?? status);
  const paid = status === 'paid' && late === null;
  const isOver = status === 'refunded' || late !== null;
  const name = firstNameOf(buyer);
  return (
    <div className="paid">
      {paid ? <Confetti /> : null}
      <div className="wrap paid__parts">
        <div className="paid__head">
          {paid ? <OpenDoor className="door--bare" /> : null}
          {paid ? <p className="order__note">{t('paidKind')}</p> : null}
          <h1>
            <span>{t(`${late ?? status}Title`, { name: name ? `, ${name}` : '' })}</span>{' '}
            <span>{t(`${state}TitleEnd`)}</span>
          </h1>
          <p className="paid__lead">
            {state === 'paid' && email ? t('paidLeadMail', { email }) : t(`${state}Lead`)}
          </p>
        </div>
        <PaymentBill payment={payment} />
        <div>
          {isOver ? null : <NextSteps payment={payment} order={order} email={email} />}
          <CompanyReach words={t('reach')} />
          <PaymentButtons />
          {!isOver && payment.isConsumer ? <WithdrawalLink order={order} /> : null}
        </div>
      </div>
    </div>
  );
}

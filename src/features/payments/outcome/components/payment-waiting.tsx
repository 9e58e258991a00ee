import { useTexts } from '#i18n/language-context.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import type { OrderSecret } from '../../checkout/billing.ts';
import type { WaitingPayment } from '../payment.ts';
import { waitingTexts } from '../waiting.texts.ts';
import { Debit } from './debit.tsx';
import { EndWait } from './end-wait.tsx';
import { NextSteps } from './next-steps.tsx';
import { PaymentBill } from './payment-bill.tsx';
import { PaymentButtons } from './payment-buttons.tsx';
import { PhoneRequest } from './phone-request.tsx';
import { Voucher } from './voucher.tsx';
import './wait.css';

const parts = { multibanco: Voucher, mb_way: PhoneRequest, sepa_debit: Debit };

type PaymentWaitingProps = {
  payment: WaitingPayment;
  order: OrderSecret;
  email: string | null;
  /** Looks the payment up again. */
  check: () => Promise<void>;
};

/** A payment whose money is on its way: what to do for it, until when, and what follows. */
export function PaymentWaiting({ payment, order, email, check }: PaymentWaitingProps) {
  const t = useTexts(waitingTexts);
  const { kind } = payment.waiting;
  const Part = parts[kind];
  return (
    <div className="waiting">
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="wrap">
        <Part payment={payment} />
        {payment.provider === 'sandbox' ? (
          <EndWait kind={kind} clientSecret={order.clientSecret} check={check} />
        ) : null}
        <div className="waiting__order">
          <NextSteps payment={payment} order={order} email={email} />
          <PaymentBill payment={payment} />
        </div>
        <PaymentButtons />
      </div>
    </div>
  );
}

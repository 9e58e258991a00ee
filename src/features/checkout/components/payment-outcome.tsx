import { useTexts } from '#i18n/language-context.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { paymentTexts } from '../payment.texts.ts';
import type { Payment } from '../payment.ts';
import { PaymentButtons } from './payment-buttons.tsx';
import { PaymentFailed } from './payment-failed.tsx';
import { PaymentSeen } from './payment-seen.tsx';
import './payment-outcome.css';

/** Nothing is claimed where no payment is known. */
function NoPayment() {
  const t = useTexts(paymentTexts);
  return (
    <>
      <PageHead title={t('noneTitle')} lead={t('noneLead')} />
      <div className="wrap paid__none">
        <PaymentButtons />
      </div>
    </>
  );
}

/** What became of a payment; null for none. */
export function PaymentOutcome({ payment }: { payment: Payment | null }) {
  if (payment === null) return <NoPayment />;
  if (payment.status === 'failed') return <PaymentFailed message={payment.message} />;
  return <PaymentSeen payment={payment} />;
}

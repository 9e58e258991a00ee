import { useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useSubmission } from '#ui/form/use-submission.ts';
import { PageHead } from '#ui/layout/page-head.tsx';
import { endWaitInSandbox, type WaitEnd } from '../../card/sandbox-payment.ts';
import type { OrderSecret } from '../../checkout/billing.ts';
import type { Waiting, WaitingPayment } from '../payment.ts';
import { waitingTexts } from '../waiting.texts.ts';
import { Debit } from './debit.tsx';
import { NextSteps } from './next-steps.tsx';
import { PaymentBill } from './payment-bill.tsx';
import { PaymentButtons } from './payment-buttons.tsx';
import { PhoneRequest } from './phone-request.tsx';
import { Voucher } from './voucher.tsx';
import './wait.css';

const ends = {
  multibanco: [
    ['paid', 'testPaidMultibanco'],
    ['lapsed', 'testLapse'],
  ],
  mb_way: [
    ['paid', 'testPaidMbWay'],
    ['refused', 'testRefusedMbWay'],
    ['lapsed', 'testLapse'],
  ],
  sepa_debit: [
    ['paid', 'testPaidDebit'],
    ['refused', 'testRefusedDebit'],
  ],
} as const;

type EndWaitProps = {
  kind: Waiting['kind'];
  clientSecret: string;
  /** Looks the payment up again. */
  check: () => Promise<void>;
};

/** In the sandbox: buttons for what the phone, the bank or time would do. */
function EndWait({ kind, clientSecret, check }: EndWaitProps) {
  const t = useTexts(waitingTexts);
  const { busy, submit } = useSubmission(() => ({ kind: 'failed' }) as const);
  const [hasFailed, setFailed] = useState(false);
  async function endAs(end: WaitEnd): Promise<void> {
    const outcome = await submit(async () => {
      await endWaitInSandbox(clientSecret, end);
      await check();
    });
    setFailed(outcome?.kind === 'failed');
  }
  return (
    <aside className="wait-test" aria-labelledby="wait-test-heading">
      <h2 id="wait-test-heading" className="wait-test__title">
        {t('testTitle')}
      </h2>
      <p className="wait-test__text">{t('testText')}</p>
      <div className="row">
        {ends[kind].map(([end, key]) => (
          <Button
            key={end}
            size="sm"
            variant={end === 'paid' ? 'primary' : 'line'}
            disabled={busy}
            onClick={() => void endAs(end)}
          >
            {t(key)}
          </Button>
        ))}
      </div>
      {hasFailed ? <p role="alert">{t('testFailed')}</p> : null}
    </aside>
  );
}

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

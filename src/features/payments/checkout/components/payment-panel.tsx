import { useRef, useState } from 'react';
import type { Company } from '#features/company/company.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { NotReady } from '../../card/components/not-ready.tsx';
import type { Buyer } from '../billing.ts';
import { checkoutTexts } from '../checkout.texts.ts';
import type { CurrentOrder } from '../checkout.ts';
import type { IntentResult } from '../payment-intent.ts';
import { type ChargedOrder, isPriceCorrected } from '../price-correction.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentSkeleton } from './payment-skeleton.tsx';
import { PriceNotice } from './price-notice.tsx';
import type { IntentState } from './use-payment-intent.ts';
import './payment-panel.css';

type PaymentPanelProps = {
  state: IntentState;
  /** The order as first shown, and as it will be charged. */
  shown: CurrentOrder | null;
  charged: ChargedOrder | null;
  company: Company | undefined;
  retry: () => void;
  renew: () => Promise<void>;
  reprice: (buyer: Buyer, method: string | null) => Promise<IntentResult>;
};

function Content({ state, shown, charged, company, retry, ...calls }: PaymentPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [accepted, setAccepted] = useState<number | null>(null);
  if (state.status === 'failed')
    return <NotReady cause={state.cause} company={company} retry={retry} />;
  if (state.status === 'loading' || !shown || !charged)
    return <PaymentSkeleton company={company} />;
  const isAgreed = [accepted, state.agreed].includes(charged.price);
  if (isPriceCorrected(shown, charged) && !isAgreed)
    return (
      <PriceNotice
        shown={shown}
        charged={charged}
        onAccept={() => {
          setAccepted(charged.price);
          // The focused button disappears with its notice.
          requestAnimationFrame(() => panel.current?.querySelector('input')?.focus());
        }}
      />
    );
  return (
    <div ref={panel}>
      <PaymentForm intent={state.intent} order={charged} company={company} {...calls} />
    </div>
  );
}

/** The payment part of the checkout: skeleton, price notice, form or failure. */
export function PaymentPanel({ retry, ...props }: PaymentPanelProps) {
  const t = useTexts(checkoutTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  function again(): void {
    // The pressed button disappears with its message.
    heading.current?.focus();
    retry();
  }
  return (
    <section className="card card--pad pay" aria-labelledby="pay-heading">
      <h2 id="pay-heading" ref={heading} tabIndex={-1}>
        {t('paymentDetails')}
      </h2>
      <Content {...props} retry={again} />
    </section>
  );
}

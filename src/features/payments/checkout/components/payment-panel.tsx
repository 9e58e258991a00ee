import { useRef, useState } from 'react';
import type { Company } from '#features/company/company.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { IconInfo } from '#ui/icons/icons.tsx';
import { NotReady } from '../../card/components/not-ready.tsx';
import { payingTexts } from '../../card/paying.texts.ts';
import type { AskedPayment } from '../../requests/requests.ts';
import { TransferDetails } from '../../transfers/components/transfer-details.tsx';
import type { Buyer } from '../billing.ts';
import { checkoutTexts } from '../checkout.texts.ts';
import type { CurrentOrder } from '../checkout.ts';
import { formatAmount } from '../format-order.ts';
import type { IntentResult } from '../payment-intent.ts';
import { type ChargedOrder, isPriceCorrected } from '../price-correction.ts';
import { OrderWithoutScripts } from './order-without-scripts.tsx';
import { PaymentForm } from './payment-form.tsx';
import { useInSight } from './use-in-sight.ts';
import type { IntentState } from './use-payment-intent.ts';
import './payment-panel.css';

type PriceNoticeProps = { shown: CurrentOrder; charged: ChargedOrder; onAccept: () => void };

/** Says that the price differs from the one shown; it must be accepted before paying. */
function PriceNotice({ shown, charged, onAccept }: PriceNoticeProps) {
  const { language } = useLanguage();
  const t = useTexts(payingTexts);
  const amount = formatAmount(charged, language);
  const before = formatAmount({ ...charged, price: shown.price }, language);
  const notice = useInSight<HTMLDivElement>();
  return (
    <div className="price-notice" role="alert" ref={notice}>
      <IconInfo />
      <div>
        <h3>{t('correctedTitle')}</h3>
        <p>
          {t(charged.asked ? 'correctedRequest' : 'correctedText', {
            charged: amount,
            shown: before,
          })}
        </p>
        <Button onClick={onAccept}>{t('goOn', { amount })}</Button>
      </div>
    </div>
  );
}

/** The skeleton of the form while its payment loads; without JavaScript, how to order instead. */
function PaymentSkeleton({ company, asked }: Pick<PaymentPanelProps, 'company' | 'asked'>) {
  const t = useTexts(payingTexts);
  return (
    <>
      {/* React renders what a `noscript` holds on the server alone, so browsers load no code for it. */}
      <noscript>
        {import.meta.env.SSR ? <OrderWithoutScripts company={company} asked={asked} /> : null}
      </noscript>
      <div className="pay-skeleton" role="status" aria-label={t('loading')}>
        <Skeleton shape="meta" />
        <Skeleton shape="button" />
        <Skeleton shape="card" />
        <Skeleton shape="meta" />
        <Skeleton shape="card" />
        <Skeleton />
        <Skeleton shape="button" />
        <Skeleton shape="meta" />
      </div>
    </>
  );
}

type PaymentPanelProps = {
  state: IntentState;
  /** The order as first shown, and as it will be charged. */
  shown: CurrentOrder | null;
  charged: ChargedOrder | null;
  company: Company | undefined;
  /** What staff asked for, in place of a package. */
  asked?: AskedPayment | undefined;
  retry: () => void;
  renew: () => Promise<IntentResult>;
  reprice: (buyer: Buyer, method: string | null) => Promise<IntentResult>;
};

function Content({ state, shown, charged, company, asked, retry, ...calls }: PaymentPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [accepted, setAccepted] = useState<number | null>(null);
  if (state.status === 'failed')
    return <NotReady cause={state.cause} company={company} retry={retry} />;
  if (state.status === 'loading' || !shown || !charged)
    return <PaymentSkeleton company={company} asked={asked} />;
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
      {props.asked?.transfer ? (
        <TransferDetails
          transfer={props.asked.transfer}
          currency={props.asked.currency}
          reference={props.asked.reference}
        />
      ) : null}
    </section>
  );
}

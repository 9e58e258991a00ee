import { useRef, useState } from 'react';
import { catalogTexts } from '#features/catalog/catalog.texts.ts';
import type { Company } from '#features/company/company.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconLock } from '#ui/icons/frame-icons.tsx';
import { IconShield } from '#ui/icons/icons.tsx';
import { SandboxMethods } from '../../card/components/sandbox-methods.tsx';
import { StripeCard } from '../../card/components/stripe-card.tsx';
import { payingTexts } from '../../card/paying.texts.ts';
import { EarlyStart } from '../../withdrawal/components/early-start.tsx';
import type { Buyer } from '../billing.ts';
import { formatAmount } from '../format-order.ts';
import type { IntentResult, PaymentIntent } from '../payment-intent.ts';
import type { ChargedOrder } from '../price-correction.ts';
import { BillingEmail, InvoiceDetails } from './billing-fields.tsx';
import { PayFailureBox } from './pay-failure.tsx';
import { useBilling } from './use-billing.ts';
import { type CardHandle, usePay } from './use-pay.ts';

const renewals = {
  week: 'renewsWeek',
  month: 'renewsMonth',
  quarter: 'renewsQuarter',
  year: 'renewsYear',
} as const;

type PaymentFormProps = {
  intent: PaymentIntent;
  /** With the price that will be charged. */
  order: ChargedOrder;
  company: Company | undefined;
  /** Requests a payment again, for an order that has ended. */
  renew: () => Promise<IntentResult>;
  reprice: (buyer: Buyer, method: string | null) => Promise<IntentResult>;
};

/** The payment form: email, billing details, card and the pay button. */
export function PaymentForm({ intent, order, company, renew, reprice }: PaymentFormProps) {
  const { language } = useLanguage();
  const t = useTexts(payingTexts);
  const processing = useTexts(catalogTexts)('processing');
  const card = useRef<CardHandle>(null);
  const billing = useBilling(intent, reprice);
  const { form, busy, attempts, failure, submit } = usePay({ intent, card, billing, renew });
  const amount = formatAmount(order, language);
  const { clientSecret, interval } = intent;
  const publishableKey = intent.provider === 'stripe' ? intent.publishableKey : null;
  const [isReady, setIsReady] = useState(publishableKey === null);
  return (
    <form className="form pay__form" noValidate ref={form} onSubmit={submit}>
      {billing ? <BillingEmail form={billing} /> : null}
      {billing ? <InvoiceDetails form={billing} /> : null}
      {publishableKey ? (
        <StripeCard
          ref={card}
          publishableKey={publishableKey}
          clientSecret={clientSecret}
          amount={order.price}
          recurringCurrency={interval && interval !== 'one-time' ? order.currency : null}
          company={company}
          isReady={isReady}
          onReady={() => setIsReady(true)}
        />
      ) : (
        <SandboxMethods
          ref={card}
          canWait={interval === 'one-time'}
          clientSecret={clientSecret}
          amount={amount}
          company={company}
        />
      )}
      {intent.isAgreed ? null : (
        <EarlyStart intent={intent} isCompany={billing?.values.who === 'company'} />
      )}
      {failure ? <PayFailureBox key={attempts} failure={failure} company={company} /> : null}
      <div className="pay__end">
        <Button type="submit" full disabled={!isReady} busy={busy} busyLabel={processing}>
          <IconLock />
          {t('pay', { amount })}
        </Button>
        {interval && interval !== 'one-time' ? (
          <p className="pay__note">
            {t(interval in renewals ? renewals[interval as keyof typeof renewals] : 'renews', {
              amount,
            })}
          </p>
        ) : null}
        <p className="pay__note pay__secure">
          <IconShield />
          {t(publishableKey ? 'secureStripe' : 'secureSandbox')}
        </p>
      </div>
    </form>
  );
}

import type { Stripe } from '@stripe/stripe-js';
import { type Ref, useCallback, useEffect, useState } from 'react';
import { catalogTexts } from '#features/catalog/catalog.texts.ts';
import type { Company } from '#features/company/company.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import type { CardHandle } from '../../checkout/components/use-pay.ts';
import { payingTexts } from '../paying.texts.ts';
import { NotReady } from './not-ready.tsx';
import './stripe-card.css';

type Parts = {
  stripe: Stripe;
  Elements: typeof import('./stripe-elements.tsx').StripeElements;
  methods: string[] | null;
};

type StripeCardProps = {
  ref: Ref<CardHandle>;
  publishableKey: string;
  clientSecret: string;
  /** What is charged; null where nothing is. */
  amount: number | null;
  /** ISO 4217, for the first payment of a subscription; its card stays when another payment replaces it. */
  recurringCurrency?: string | null;
  company: Company | undefined;
  isReady: boolean;
  onReady: () => void;
};

/** Stripe's card part. Its code and Stripe's script are loaded only when a payment needs them. */
export function StripeCard(props: StripeCardProps) {
  const { ref, publishableKey, clientSecret, amount, company, isReady, onReady } = props;
  const { recurringCurrency = null } = props;
  const showToast = useToast();
  const t = useTexts(payingTexts);
  const tError = useTexts(catalogTexts);
  const [attempts, setAttempts] = useState(0);
  const [parts, setParts] = useState<Parts | 'failed' | null>(null);

  const fail = useCallback(() => {
    setParts('failed');
    showToast({
      variant: 'destructive',
      title: tError('paymentError'),
      description: tError('paymentErrorDescription'),
    });
  }, [showToast, tError]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again; toggling the language or replacing the payment must not
  useEffect(() => {
    let isShown = true;
    setParts(null);
    async function load(): Promise<Parts> {
      const { findMethods, openStripe, StripeElements } = await import('./stripe-elements.tsx');
      const stripe = await openStripe(publishableKey);
      const methods = recurringCurrency ? await findMethods(stripe, clientSecret) : null;
      return { stripe, Elements: StripeElements, methods };
    }
    load().then(
      (loaded) => isShown && setParts(loaded),
      () => isShown && fail(),
    );
    return () => {
      isShown = false;
    };
  }, [publishableKey, attempts]);

  if (parts === 'failed')
    return (
      <NotReady cause="other" company={company} retry={() => setAttempts((count) => count + 1)} />
    );
  return (
    <div className="stripe-card" aria-busy={!isReady}>
      {isReady ? null : (
        <div className="stripe-card__shape" role="status" aria-label={t('loading')}>
          <Skeleton shape="meta" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      )}
      {parts ? (
        <parts.Elements
          ref={ref}
          stripe={parts.stripe}
          clientSecret={clientSecret}
          amount={amount}
          recurring={parts.methods && { currency: recurringCurrency ?? '', methods: parts.methods }}
          onReady={onReady}
          onFail={fail}
        />
      ) : null}
    </div>
  );
}

import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { useLanguage } from '#i18n/language-context.tsx';
import type { CardHandle } from '../../checkout/components/use-pay.ts';
import { returnUrl } from '../../checkout/payment-return.ts';
import { stripeAppearance } from './stripe-appearance.ts';

const locales = { en: 'en-GB', pt: 'pt' } as const;

/** Loads Stripe's script, and nothing else does. Throws if it does not load. */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe.js did not load');
  return stripe;
}

type FieldsProps = { ref: Ref<CardHandle>; onReady: () => void; onFail: () => void };

function PaymentFields({ ref, onReady, onFail }: FieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const { language } = useLanguage();
  useImperativeHandle(ref, () => ({
    async check() {
      if (!elements) return false;
      const { error } = await elements.submit();
      return error === undefined;
    },
    async pay() {
      if (!stripe || !elements) throw new Error('Stripe.js is not ready');
      const return_url = returnUrl(language);
      // Stripe redirects to the return URL itself; this resolves only with an error.
      const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url } });
      const { message, type, payment_intent: intent } = error;
      if (intent?.status === 'succeeded' || intent?.status === 'processing')
        return { kind: 'accepted', payment: intent.id };
      if (intent?.status === 'canceled') return { kind: 'ended' };
      if (!message) throw new Error(`Stripe answered ${type}`);
      return { kind: 'declined', message, isUnsure: type.startsWith('api_') };
    },
  }));
  return <PaymentElement onReady={onReady} onLoadError={onFail} />;
}

type StripeElementsProps = FieldsProps & { stripe: Stripe; clientSecret: string };

/** Stripe's own fields, in the colours and the language of the page. */
export function StripeElements({ stripe, clientSecret, ...fields }: StripeElementsProps) {
  const { language } = useLanguage();
  const [appearance, setAppearance] = useState(stripeAppearance);
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    function follow(): void {
      setAppearance(stripeAppearance());
    }
    dark.addEventListener('change', follow);
    return () => dark.removeEventListener('change', follow);
  }, []);
  return (
    <Elements
      key={clientSecret}
      stripe={stripe}
      options={{ clientSecret, appearance, locale: locales[language] }}
    >
      <PaymentFields {...fields} />
    </Elements>
  );
}

import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripeElements as StripeElementsGroup } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { centsOf } from '#core/money.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { followTheme, isDark } from '#ui/theme/theme.ts';
import type { CardHandle } from '../../checkout/components/use-pay.ts';
import { returnUrl } from '../payment-return.ts';

/** Returns a token of the current theme, such as `--ink`, as `#rrggbb`, for Stripe's frames. */
function colourOf(probe: HTMLElement, token: string): string {
  probe.style.color = `var(${token})`;
  const [red, green, blue] = getComputedStyle(probe).color.match(/\d+/g) ?? ['0', '0', '0'];
  return `#${[red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the appearance of Stripe's fields in the page's current theme. */
function stripeAppearance(): Appearance {
  const probe = document.body.appendChild(document.createElement('span'));
  const colour = (token: string) => colourOf(probe, token);
  const appearance: Appearance = {
    theme: isDark() ? 'night' : 'stripe',
    variables: {
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      colorPrimary: colour('--blue'),
      colorBackground: colour('--raised'),
      colorText: colour('--ink'),
      colorTextSecondary: colour('--ink-2'),
      colorTextPlaceholder: colour('--ink-2'),
      colorDanger: colour('--bad'),
      inputColorBorder: colour('--line-strong'),
      borderRadius: '6px',
      gridRowSpacing: '24px',
    },
    rules: {
      '.Label': { fontWeight: '600', fontSize: '15px' },
      '.Input': { padding: '12px 15px', boxShadow: 'none' },
    },
  };
  probe.remove();
  return appearance;
}

const locales = { en: 'en-GB', pt: 'pt' } as const;

/** Loads Stripe's script, and nothing else does. Throws if it does not load. */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe.js did not load');
  return stripe;
}

/** Returns the methods by which a payment can be paid. Throws if Stripe does not tell. */
export async function findMethods(stripe: Stripe, clientSecret: string): Promise<string[]> {
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  if (!paymentIntent) throw new Error('Stripe did not return the payment');
  return paymentIntent.payment_method_types;
}

/** Saves a card for later. Throws if there is no usable response. */
async function saveCard(
  stripe: Stripe,
  elements: StripeElementsGroup,
): ReturnType<CardHandle['pay']> {
  const { error, setupIntent } = await stripe.confirmSetup({ elements, redirect: 'if_required' });
  if (setupIntent?.status === 'succeeded') return { kind: 'accepted', payment: setupIntent.id };
  const { message, type } = error ?? {};
  if (!message) throw new Error(`Stripe answered ${type ?? setupIntent?.status}`);
  return { kind: 'declined', message };
}

type FieldsProps = {
  ref: Ref<CardHandle>;
  clientSecret: string;
  /** What the fields are for until a payment is confirmed, null if they belong to that payment. */
  recurring: { currency: string; methods: string[] } | null;
  /** What the payment costs; Stripe reads it again when it changes. */
  amount: number | null;
  onReady: () => void;
  onFail: () => void;
};

function PaymentFields(props: FieldsProps) {
  const { ref, clientSecret, recurring, amount, onReady, onFail } = props;
  const stripe = useStripe();
  const elements = useElements();
  const { language } = useLanguage();
  const read = useRef(amount);

  /** Lets Stripe read the amount again, which wallets show; the card stays as it is typed. */
  async function readAmount(): Promise<void> {
    if (!elements || recurring || read.current === amount) return;
    const { error } = await elements.fetchUpdates();
    if (error) throw new Error('Stripe did not read the new amount');
    read.current = amount;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is repeated by the press
  useEffect(() => {
    readAmount().catch(() => {});
  }, [amount]);

  useImperativeHandle(ref, () => ({
    async check() {
      if (!elements) return false;
      await readAmount();
      const { error } = await elements.submit();
      return error === undefined;
    },
    async identify() {
      if (!stripe || !elements) throw new Error('Stripe.js is not ready');
      const { confirmationToken } = await stripe.createConfirmationToken({ elements });
      return confirmationToken?.id ?? null;
    },
    async pay() {
      if (!stripe || !elements) throw new Error('Stripe.js is not ready');
      if (clientSecret.startsWith('seti_')) return saveCard(stripe, elements);
      const return_url = returnUrl(language);
      // Stripe redirects to the return URL itself; this resolves only with an error.
      const { error } = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url },
      });
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

type StripeElementsProps = FieldsProps & { stripe: Stripe };

/** Stripe's own fields, in the colours and the language of the page. */
export function StripeElements({ stripe, ...fields }: StripeElementsProps) {
  const { clientSecret, recurring, amount } = fields;
  const { language } = useLanguage();
  const [appearance, setAppearance] = useState(stripeAppearance);
  useEffect(() => followTheme(() => setAppearance(stripeAppearance())), []);
  const looks = { appearance, locale: locales[language] };
  const options = recurring
    ? {
        mode: 'subscription' as const,
        amount: centsOf(amount ?? 0),
        currency: recurring.currency.toLowerCase(),
        allowedPaymentMethodTypes: recurring.methods,
        ...looks,
      }
    : { clientSecret, ...looks };
  return (
    <Elements key={recurring ? 'subscription' : clientSecret} stripe={stripe} options={options}>
      <PaymentFields {...fields} />
    </Elements>
  );
}

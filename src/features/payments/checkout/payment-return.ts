import { withPrefix } from '#core/site-address.ts';
import type { Language } from '#i18n/language.ts';
import { paymentSuccessPath } from '#site/pages/payment-success/payment-success.path.ts';

/** A payment as its return address names it. */
export type NamedPayment = { payment: string; clientSecret: string };

/** The page that a provider returns to, in the language shown; it adds the payment itself. */
export function returnUrl(language: Language): string {
  const path = withPrefix(language === 'pt' ? '/pt' : '', paymentSuccessPath.href());
  return new URL(path, location.origin).href;
}

/** Where a payment that went through returns to, with the names that the card provider gives. */
export function successUrl(language: Language, { payment, clientSecret }: NamedPayment): string {
  const query = new URLSearchParams({
    payment_intent: payment,
    payment_intent_client_secret: clientSecret,
    redirect_status: 'succeeded',
  });
  return `${returnUrl(language)}?${query}`;
}

/** The payment that a return address names; null when it names none. */
export function readReturn(search: string): NamedPayment | null {
  const query = new URLSearchParams(search);
  const payment = query.get('payment_intent');
  const clientSecret = query.get('payment_intent_client_secret');
  return payment && clientSecret ? { payment, clientSecret } : null;
}

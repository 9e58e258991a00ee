import { withPrefix } from '#core/site-address.ts';
import { type Language, prefixOf } from '#i18n/language.ts';
import { paymentSuccessPath } from '#paths.ts';

/** A payment as identified by its return URL. */
export type ReturnedPayment = { payment: string; clientSecret: string };

/** The URL that a provider returns to, in `language`; the provider appends the payment. */
export function returnUrl(language: Language): string {
  const path = withPrefix(prefixOf[language], paymentSuccessPath.href());
  return new URL(path, location.origin).href;
}

/** The URL of a successful payment, with Stripe's parameter names. */
export function successUrl(language: Language, { payment, clientSecret }: ReturnedPayment): string {
  const query = new URLSearchParams({
    payment_intent: payment,
    payment_intent_client_secret: clientSecret,
    redirect_status: 'succeeded',
  });
  return `${returnUrl(language)}?${query}`;
}

/** Reads the payment from the query of a return URL; null if there is none. */
export function readReturn(search: string): ReturnedPayment | null {
  const query = new URLSearchParams(search);
  const payment = query.get('payment_intent');
  const clientSecret = query.get('payment_intent_client_secret');
  return payment && clientSecret ? { payment, clientSecret } : null;
}

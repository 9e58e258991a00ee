import { useCallback, useEffect, useRef, useState } from 'react';
import { catalogTexts } from '#features/catalog/catalog.texts.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { askForPayment } from '../ask-for-payment.ts';
import type { CurrentOrder } from '../checkout.ts';
import type { PaymentIntent } from '../payment-intent.ts';
import { successUrl } from '../payment-return.ts';

export type IntentState =
  | { status: 'loading' }
  | { status: 'failed'; cause: 'unknown_package' | 'other' }
  | { status: 'ready'; intent: PaymentIntent };

/**
 * The payment of an order, asked for as soon as there is one. An order that was paid before leads
 * to the page of its payment. A failure is said by a toast; `retry` asks again with the same key.
 */
export function usePaymentIntent(order: CurrentOrder | null) {
  const showToast = useToast();
  const { language } = useLanguage();
  const t = useTexts(catalogTexts);
  const latest = useRef({ language, t });
  latest.current = { language, t };
  const [attempts, setAttempts] = useState(0);
  const [state, setState] = useState<IntentState>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (order === null) return;
    let isShown = true;
    setState({ status: 'loading' });

    void askForPayment(order, latest.current.language).then((answer) => {
      if (!isShown) return;
      if (answer.kind === 'intent') return setState({ status: 'ready', intent: answer.intent });
      if (answer.kind === 'paid')
        return location.replace(successUrl(latest.current.language, answer));
      const say = latest.current.t;
      showToast({
        variant: 'destructive',
        title: say('paymentError'),
        description: say('paymentErrorDescription'),
      });
      const cause = answer.cause === 'unknown_package' ? 'unknown_package' : 'other';
      setState({ status: 'failed', cause });
    });
    return () => {
      isShown = false;
    };
  }, [order, attempts, showToast]);

  const retry = useCallback(() => setAttempts((count) => count + 1), []);
  return { state, retry };
}

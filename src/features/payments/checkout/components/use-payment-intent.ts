import { useCallback, useEffect, useRef, useState } from 'react';
import { catalogTexts } from '#features/catalog/catalog.texts.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { successUrl } from '../../card/payment-return.ts';
import type { Buyer } from '../billing.ts';
import type { CurrentOrder } from '../checkout.ts';
import {
  type IntentFailure,
  type IntentResult,
  isClosed,
  type PaymentIntent,
} from '../payment-intent.ts';
import { preparePayment } from '../prepare-payment.ts';
import { readPurchase } from '../purchase.ts';

export type IntentState =
  | { status: 'loading' }
  | { status: 'failed'; cause: Exclude<IntentFailure, 'key_reused'> }
  /** `agreed` is an amount that the form itself has shown. */
  | { status: 'ready'; intent: PaymentIntent; agreed: number | null };

function readyState(intent: PaymentIntent): IntentState {
  return { status: 'ready', intent, agreed: readPurchase()?.agreed ?? null };
}

/**
 * Requests the payment of an order as soon as there is one. An order that is already paid redirects
 * to its payment page. A toast reports a failure; `retry` repeats the request with the same key.
 */
export function usePaymentIntent(order: CurrentOrder | null) {
  const showToast = useToast();
  const { language } = useLanguage();
  const t = useTexts(catalogTexts);
  const latest = useRef({ language, t });
  latest.current = { language, t };
  const [attempts, setAttempts] = useState(0);
  const [state, setState] = useState<IntentState>({ status: 'loading' });

  const show = useCallback(
    (result: IntentResult) => {
      if (result.kind === 'intent') return setState(readyState(result.intent));
      if (result.kind === 'paid')
        return location.replace(successUrl(latest.current.language, result));
      const cause = result.kind === 'failed' ? result.cause : 'other';
      setState({ status: 'failed', cause: cause === 'key_reused' ? 'other' : cause });
      // That nothing is to be paid any more is no error: the page says so.
      if (isClosed(cause)) return;
      const translate = latest.current.t;
      showToast({
        variant: 'destructive',
        title: translate('paymentError'),
        description: translate('paymentErrorDescription'),
      });
    },
    [showToast],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
  useEffect(() => {
    if (order === null) return;
    let isShown = true;
    setState({ status: 'loading' });
    void preparePayment(order, latest.current.language).then((result) => isShown && show(result));
    return () => {
      isShown = false;
    };
  }, [order, attempts, show]);

  const retry = useCallback(() => setAttempts((count) => count + 1), []);
  /** Replaces a payment that has ended; the form stays as it is, if it can still be paid. */
  const renew = useCallback(async (): Promise<IntentResult> => {
    if (order === null) return { kind: 'failed', cause: 'other' };
    const result = await preparePayment(order, latest.current.language);
    show(result);
    return result;
  }, [order, show]);
  /** Tells the server who buys; the form stays, with the amount that is now due. */
  const reprice = useCallback(
    async (buyer: Buyer, method: string | null): Promise<IntentResult> => {
      if (order === null) return { kind: 'failed', cause: 'other' };
      const result = await preparePayment(order, latest.current.language, buyer, method);
      if (result.kind === 'intent') setState(readyState(result.intent));
      if (result.kind === 'paid') location.replace(successUrl(latest.current.language, result));
      return result;
    },
    [order],
  );
  return { state, retry, renew, reprice };
}

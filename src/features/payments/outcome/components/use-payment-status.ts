import { useCallback, useEffect, useRef, useState } from 'react';
import { HttpError } from '#core/http-error.ts';
import { useTexts } from '#i18n/language-context.tsx';
import type { QueryClient } from '#query/query-client.ts';
import { useQueryClient } from '#query/use-query.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { keepAnswer } from '#ui/feedback/kept-answer.ts';
import { type ReturnedPayment, readReturn } from '../../card/payment-return.ts';
import { clearPaidPurchase } from '../../checkout/purchase.ts';
import { returnedOrderQuery } from '../../payments.queries.ts';
import { type FetchedPayment, fetchPayment } from '../fetch-payment.ts';
import { paymentTexts } from '../payment.texts.ts';
import { pollDelay } from '../poll-delay.ts';

export type PaymentStatus =
  | { kind: 'loading' }
  /** The URL has no payment, or one that the server does not know. */
  | { kind: 'none' }
  | { kind: 'unreachable' }
  | ({ kind: 'found' } & FetchedPayment);

/** Whether the server rendered this page as that of an unknown payment. */
function isUnknown(client: QueryClient, returned: ReturnedPayment): boolean {
  const { error } = client.getQueryState(returnedOrderQuery(returned).queryKey);
  return error instanceof HttpError && error.status === 404;
}

/**
 * Returns the payment that this page's URL identifies. A pending one is checked again while the page is
 * visible (`pollDelay`), and when the window gets the focus. Once it is paid, the stored order is
 * removed.
 */
export function usePaymentStatus() {
  const { search } = useNavigation().address;
  const client = useQueryClient();
  const [status, setStatus] = useState<PaymentStatus>(() => {
    const returned = readReturn(search);
    return { kind: returned && !isUnknown(client, returned) ? 'loading' : 'none' };
  });
  const isBusy = useRef(false);
  const t = useTexts(paymentTexts);
  const texts = useRef(t);
  texts.current = t;

  const check = useCallback(async (): Promise<void> => {
    const returned = readReturn(search);
    if (returned === null || isBusy.current) return;
    isBusy.current = true;
    try {
      const found = await fetchPayment(returned);
      const paymentStatus = found?.payment.status;
      if (found && (paymentStatus === 'paid' || paymentStatus === 'refunded'))
        clearPaidPurchase(found.order);
      if (found && paymentStatus === 'paid')
        keepAnswer({
          title: texts.current('paidKind'),
          text: `${texts.current('reference')}: ${found.payment.reference}`,
        });
      setStatus(found ? { kind: 'found', ...found } : { kind: 'none' });
    } catch {
      // An earlier result stays on screen.
      setStatus((last) => (last.kind === 'found' ? last : { kind: 'unreachable' }));
    } finally {
      isBusy.current = false;
    }
  }, [search]);

  useEffect(() => void check(), [check]);

  const pending = status.kind === 'found' && status.payment.status === 'pending';
  const waiting = pending && 'waiting' in status.payment ? status.payment.waiting : null;
  const lapses = waiting?.kind === 'mb_way' ? waiting.until : null;
  const isWaiting = Boolean(waiting);
  useEffect(() => {
    if (!pending) return;
    const since = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A check that is under way may be the one that ends this effect.
    let isOver = false;
    function plan(): void {
      clearTimeout(timer);
      if (isOver) return;
      const delay = pollDelay({ since, now: Date.now(), isWaiting, lapses });
      if (delay === null || document.hidden) return;
      timer = setTimeout(() => void check().then(plan), delay);
    }
    function onReturn(): void {
      if (!document.hidden) void check().then(plan);
    }
    plan();
    addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [pending, isWaiting, lapses, check]);

  const retry = useCallback(() => {
    setStatus({ kind: 'loading' });
    void check();
  }, [check]);
  return { status, retry, check };
}

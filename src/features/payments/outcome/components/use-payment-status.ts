import { useCallback, useEffect, useRef, useState } from 'react';
import { apiRequest } from '#core/api-request.ts';
import { HttpError } from '#core/http-error.ts';
import { useTexts } from '#i18n/language-context.tsx';
import type { QueryClient } from '#query/query-client.ts';
import { useQueryClient } from '#query/use-query.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { keepAnswer } from '#ui/feedback/kept-answer.ts';
import { type ReturnedPayment, readReturn } from '../../card/payment-return.ts';
import type { OrderSecret } from '../../checkout/billing.ts';
import { clearPaidPurchase } from '../../checkout/purchase.ts';
import { returnedOrderQuery } from '../../payments.queries.ts';
import type { CheckedPayment } from '../../payments.ts';
import { paymentTexts } from '../payment.texts.ts';
import type { Payment } from '../payment.ts';

/** A payment with the order it belongs to. */
type FetchedPayment = {
  payment: Payment;
  order: OrderSecret;
  /** The address of the receipt; null if none was given. */
  email: string | null;
};

function parsePayment(checked: CheckedPayment): Payment {
  const { status, message, waiting, name: service, namePt: servicePt, ...rest } = checked;
  const order = { service, servicePt, ...rest };
  if (status === 'failed' && waiting) return { status: 'lapsed', waiting, ...order };
  if (status === 'failed' || status === 'open') return { status: 'failed', message, ...order };
  return status === 'pending' ? { status, waiting, ...order } : { status, ...order };
}

/** Fetches a payment, which the server checks with the provider. Null if unknown; throws otherwise. */
async function fetchPayment(returned: ReturnedPayment): Promise<FetchedPayment | null> {
  try {
    const response = await apiRequest('/api/payments/look', { body: returned });
    const checked = (await response.json()) as CheckedPayment;
    const order = { orderId: checked.orderId, clientSecret: returned.clientSecret };
    return { payment: parsePayment(checked), order, email: checked.email };
  } catch (error) {
    if (error instanceof HttpError && [404, 422].includes(error.status)) return null;
    throw error;
  }
}

const second = 1000;
const minute = 60 * second;

/** Milliseconds for which a pending payment is checked often, and after the end of a request. */
const busyTime = minute;
const afterLapse = minute / 2;

type Polling = {
  /** When the checks began, and now, in milliseconds. */
  since: number;
  now: number;
  /** Whether it is known what the payment waits for. */
  isWaiting: boolean;
  /** When a request to a phone lapses (an instant), or null. */
  lapses: string | null;
};

/** Returns the milliseconds until the next check of a pending payment, or null for no further one. */
export function pollDelay({ since, now, isWaiting, lapses }: Polling): number | null {
  const busyUntil = lapses === null ? since + busyTime : Date.parse(lapses) + afterLapse;
  if (now < Math.max(busyUntil, since + busyTime)) return 4 * second;
  return isWaiting ? minute / 2 : null;
}

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

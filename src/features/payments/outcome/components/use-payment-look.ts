import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { forgetPaid } from '../../checkout/attempt.ts';
import { readReturn } from '../../checkout/payment-return.ts';
import { type LookedUp, lookAtPayment } from '../look-at-payment.ts';

/** Milliseconds between two looks at a payment under way, and how long it is looked at. */
export const lookAgainMs = 4000;
const lookForMs = 60_000;

export type PaymentLook =
  | { kind: 'looking' }
  /** The address names no payment, or none that the server knows. */
  | { kind: 'none' }
  | { kind: 'unreachable' }
  | ({ kind: 'seen' } & LookedUp);

/**
 * The payment that this page's address names. One that is under way is looked at again every few
 * seconds for a minute, and when the visitor comes back to the window. Once it is paid, the stored
 * order is forgotten.
 */
export function usePaymentLook() {
  const { search } = useNavigation().address;
  const [look, setLook] = useState<PaymentLook>(() => ({
    kind: readReturn(search) ? 'looking' : 'none',
  }));
  const isBusy = useRef(false);

  const ask = useCallback(async (): Promise<void> => {
    const named = readReturn(search);
    if (named === null || isBusy.current) return;
    isBusy.current = true;
    try {
      const found = await lookAtPayment(named);
      const status = found?.payment.status;
      if (found && (status === 'paid' || status === 'refunded')) forgetPaid(found.order);
      setLook(found ? { kind: 'seen', ...found } : { kind: 'none' });
    } catch {
      // What was seen before is still true enough to stay.
      setLook((last) => (last.kind === 'seen' ? last : { kind: 'unreachable' }));
    } finally {
      isBusy.current = false;
    }
  }, [search]);

  useEffect(() => void ask(), [ask]);

  const isPending = look.kind === 'seen' && look.payment.status === 'pending';
  useEffect(() => {
    if (!isPending) return;
    const again = setInterval(() => void ask(), lookAgainMs);
    const enough = setTimeout(() => clearInterval(again), lookForMs);
    function onFocus(): void {
      void ask();
    }
    addEventListener('focus', onFocus);
    return () => {
      clearInterval(again);
      clearTimeout(enough);
      removeEventListener('focus', onFocus);
    };
  }, [isPending, ask]);

  const retry = useCallback(() => {
    setLook({ kind: 'looking' });
    void ask();
  }, [ask]);
  return { look, retry };
}

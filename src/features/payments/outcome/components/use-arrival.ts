import { useLayoutEffect, useRef } from 'react';
import type { PaymentStatus } from './use-payment-status.ts';

/** When a payment that was pending has an outcome, shows it from its heading, which gets the focus. */
export function useArrival(status: PaymentStatus): void {
  const now = status.kind === 'found' ? status.payment.status : null;
  const before = useRef(now);
  useLayoutEffect(() => {
    const hasArrived = before.current === 'pending' && now !== null && now !== 'pending';
    before.current = now;
    if (!hasArrived) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [now]);
}

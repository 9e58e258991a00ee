import { useEffect } from 'react';
import { apiRequest } from '#core/api-request.ts';
import { manageActionUrl } from '../../booking.queries.ts';
import type { ManagedBooking } from '../../booking.ts';

/**
 * Records the first press or key on the page behind a mailed link, which a person makes and a mail
 * scanner does not. A held booking is confirmed by its own button instead.
 */
export function usePressRecord(token: string, { canConfirm, heldUntil }: ManagedBooking): void {
  const isWanted = canConfirm && heldUntil === undefined;
  useEffect(() => {
    if (!isWanted) return;
    const listening = new AbortController();
    function record() {
      listening.abort();
      // Nothing on the page depends on it: a lost record is made at the next visit.
      apiRequest(manageActionUrl(token, 'confirm')).catch(() => {});
    }
    for (const event of ['pointerdown', 'keydown'])
      addEventListener(event, record, { signal: listening.signal });
    return () => listening.abort();
  }, [isWanted, token]);
}

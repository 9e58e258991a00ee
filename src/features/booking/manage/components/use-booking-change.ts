import { useRef, useState } from 'react';
import { useQueryClient } from '#query/use-query.tsx';
import { managedBookingQuery } from '../../booking.queries.ts';
import type { ManagedBooking } from '../../booking.ts';
import { type Change, type ChangeOutcome, sendChange } from './send-change.ts';

/**
 * Sends changes of the booking that is `shown`, one at a time, and shows what the server says of it.
 * `send` answers null while one is under way.
 */
export function useBookingChange(token: string, shown: ManagedBooking) {
  const client = useQueryClient();
  const isBusy = useRef(false);
  const [busy, setBusy] = useState<Change['action'] | null>(null);

  async function send(change: Change): Promise<ChangeOutcome | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setBusy(change.action);
    const outcome = await sendChange(token, shown, change);
    const query = managedBookingQuery(token);
    if ('booking' in outcome) client.setQueryData(query, outcome.booking);
    if (outcome.kind === 'refused') await client.refetchQuery(query);
    isBusy.current = false;
    setBusy(null);
    return outcome;
  }
  return { busy, send };
}

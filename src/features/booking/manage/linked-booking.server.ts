import { HttpError } from '#core/http-error.ts';
import type { PlainVisit } from '#platform/http/plain-page.ts';
import { managedBookingQuery } from '../booking.queries.ts';
import type { ManagedBooking } from '../booking.ts';

/** Returns the token of the link that a page without scripts was opened by. */
export function tokenOf({ params }: PlainVisit): string {
  return params.token ?? '';
}

/** Reads the booking of the link; null for an unknown one. */
export async function readBooking(visit: PlainVisit): Promise<ManagedBooking | null> {
  const [url] = managedBookingQuery(tokenOf(visit)).queryKey;
  try {
    return (await visit.read(url)) as ManagedBooking;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

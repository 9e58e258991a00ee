import { apiRequest } from '#core/api-request.ts';
import { bookingsUrl } from '../../booking.queries.ts';
import type { BookedSlot } from '../../booking.ts';
import { visitSource } from '../../sources/components/visit-source.ts';
import type { BookingRequest } from '../booking.input.ts';

/** Posts a booking with an idempotency key, which makes a retry safe. Throws unless booked. */
export async function sendBooking(request: BookingRequest, key: string): Promise<BookedSlot> {
  const headers = { 'Idempotency-Key': key, ...visitSource() };
  const response = await apiRequest(bookingsUrl, { body: request, headers });
  return (await response.json()) as BookedSlot;
}

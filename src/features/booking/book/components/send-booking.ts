import { answerTimeout, apiRequest } from '#core/api-request.ts';
import { bookingsUrl } from '../../booking.queries.ts';
import type { BookedSlot } from '../../booking.ts';
import { type Refusal, refusalOf } from '../../components/refusal-of.ts';
import type { BookingRequest } from '../booking.input.ts';

/** What came of sending the form. Nothing here throws. */
export type SendOutcome = { kind: 'booked'; booking: BookedSlot } | Refusal;

/** Sends the form once under an idempotency key, which makes a second try harmless. */
export async function sendBooking(request: BookingRequest, key: string): Promise<SendOutcome> {
  try {
    const response = await apiRequest(bookingsUrl, {
      body: request,
      headers: { 'Idempotency-Key': key },
      signal: answerTimeout(),
    });
    return { kind: 'booked', booking: (await response.json()) as BookedSlot };
  } catch (error) {
    return refusalOf(error);
  }
}

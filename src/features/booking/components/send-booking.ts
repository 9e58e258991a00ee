import { apiRequest } from '#core/api-request.ts';
import { HttpError, problemOf } from '#core/http-error.ts';
import type { BookingRequest } from '../booking.input.ts';
import { bookingsUrl } from '../booking.queries.ts';
import type { BookedSlot, FreeSlot } from '../booking.ts';

export type FieldRefusal = { field: string; code: string; message: string };

/** What came of sending the form. Nothing here throws. */
export type SendOutcome =
  | { kind: 'booked'; booking: BookedSlot }
  | { kind: 'slot_taken'; nearest: FreeSlot[] }
  | { kind: 'already_booked' }
  | { kind: 'invalid'; errors: FieldRefusal[] }
  | { kind: 'refused'; code: string }
  /** `network`: no answer; `busy`: too many tries; `server`: it broke. */
  | { kind: 'failed'; cause: 'network' | 'busy' | 'server' };

/** Milliseconds after which an answer is given up; the same key makes a second try harmless. */
const patience = 20_000;

function outcomeOf(error: unknown): SendOutcome {
  if (!(error instanceof HttpError)) return { kind: 'failed', cause: 'network' };
  const problem = problemOf(error);
  if (error.status === 429) return { kind: 'failed', cause: 'busy' };
  if (error.status >= 500 || !problem) return { kind: 'failed', cause: 'server' };
  if (problem.code === 'slot_taken')
    return { kind: 'slot_taken', nearest: (problem.nearest ?? []) as FreeSlot[] };
  if (problem.code === 'already_booked') return { kind: 'already_booked' };
  if (Array.isArray(problem.errors))
    return { kind: 'invalid', errors: problem.errors as FieldRefusal[] };
  return { kind: 'refused', code: problem.code };
}

/** Sends the form once under an idempotency key. */
export async function sendBooking(request: BookingRequest, key: string): Promise<SendOutcome> {
  try {
    const response = await apiRequest(bookingsUrl, {
      body: request,
      headers: { 'Idempotency-Key': key },
      signal: AbortSignal.timeout(patience),
    });
    return { kind: 'booked', booking: (await response.json()) as BookedSlot };
  } catch (error) {
    return outcomeOf(error);
  }
}

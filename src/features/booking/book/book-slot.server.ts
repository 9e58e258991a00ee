import { hashToken, newId, newReference, newToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { requireCompany } from '#features/company/require-company.server.ts';
import { recordPerson } from '#features/people/record-person.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { retry } from '#platform/database/retry.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  type KeyReused,
  withIdempotencyKey,
} from '#platform/idempotency/with-idempotency-key.server.ts';
import { loadAvailabilityContext, slotsLock } from '../availability/availability-context.server.ts';
import { requestSlot, type SlotRefusal } from '../availability/request-slot.ts';
import { slotEnd } from '../availability/slot-times.ts';
import {
  type Booking,
  getBooking,
  getOpenBooking,
  insertBooking,
  insertLink,
  uniqueConflict,
} from '../booking.repository.server.ts';
import type { BookedSlot } from '../booking.ts';
import { manageUrl } from '../manage/manage-url.server.ts';
import { notifyOfBooking } from '../notify-of-booking.server.ts';
import { type BookingRules, placeOf } from '../rules/booking-rules.ts';
import type { BookingInput } from './booking.input.ts';
import { resendManageLink } from './resend-manage-link.server.ts';

type Refusal = SlotRefusal | { code: 'already_booked' };

export type BookSlotRefusal = Refusal | KeyReused;

type Attempt = { id: string; token: string; input: BookingInput };

function bookedSlot(
  { id, reference, startsAt, endsAt, language }: Booking,
  { token }: Attempt,
  { origin }: Context,
  rules: BookingRules,
): BookedSlot {
  const url = manageUrl(origin, language, token);
  return { id, reference, startsAt, endsAt, manageUrl: url, ...placeOf(rules) };
}

function newBooking(
  { id, input }: Attempt,
  startsAt: string,
  { rules, personId, now }: { rules: BookingRules; personId: string; now: string },
): Booking {
  return {
    id,
    reference: newReference(),
    status: 'confirmed',
    startsAt,
    endsAt: slotEnd(startsAt, rules),
    day: input.date,
    time: input.time,
    name: input.name,
    email: input.email,
    emailKey: input.email.toLowerCase(),
    company: input.company,
    phone: input.phone,
    language: input.locale,
    timeZone: input.timeZone,
    personId,
    sequence: 0,
    createdAt: now,
    updatedAt: now,
  };
}

async function decide(
  context: Context,
  trx: Queryable,
  attempt: Attempt,
): Promise<Result<BookedSlot, Refusal>> {
  const { input, id, token } = attempt;
  const { origin } = context;
  const now = context.clock();
  await context.database.lock(trx, slotsLock);
  const existing = await getBooking(trx, id);
  const availability = await loadAvailabilityContext(trx, now);
  const { rules } = availability;
  if (existing) return accept(bookedSlot(existing, attempt, context, rules));

  const slot = requestSlot(input.date, input.time, availability);
  if (!slot.ok && slot.refusal.code !== 'slot_taken') return slot;
  const open = await getOpenBooking(trx, input.email.toLowerCase(), now.toISOString());
  if (open) {
    const company = await requireCompany(trx);
    await resendManageLink(trx, open, { attempt: id, token, origin, company, rules, now });
    return refuse({ code: 'already_booked' });
  }
  if (!slot.ok) return slot;

  const { email, name, phone, locale } = input;
  const personId = await recordPerson(context, trx, { email, name, phone, language: locale });
  const { startsAt } = slot.value;
  const booking = newBooking(attempt, startsAt, { rules, personId, now: now.toISOString() });
  await insertBooking(trx, booking);
  await insertLink(trx, {
    tokenHash: hashToken(token),
    bookingId: id,
    createdAt: booking.createdAt,
  });
  await notifyOfBooking(context, trx, { event: 'booked', booking, before: null, token, rules });
  return accept(bookedSlot(booking, attempt, context, rules));
}

/**
 * Books a slot: stores the booking, its mails and the keyed response in one transaction. The same key
 * with the same input returns the stored response; refusals are not stored. The id is made before the
 * transaction, so that a retry after a lost connection finds its own row.
 */
export async function bookSlot(
  context: Context,
  input: BookingInput,
  idempotencyKey: string | null = null,
): Promise<Result<BookedSlot, BookSlotRefusal>> {
  const attempt: Attempt = { id: newId(), token: newToken(), input };
  const { website: _website, openedAt: _openedAt, ...request } = input;
  const keyed = { scope: 'bookings', key: idempotencyKey, request };
  return retry(
    () =>
      transact(context, (trx) =>
        withIdempotencyKey(context, trx, keyed, () => decide(context, trx, attempt)),
      ),
    // Another booking took the slot or the reference: the next attempt sees that booking.
    { isRetryable: (error) => uniqueConflict(error) !== null },
  );
}

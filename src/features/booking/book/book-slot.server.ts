import { hashToken, newId, newReference, newToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { findAnswer, rememberAnswer } from '#platform/idempotency/idempotency.server.ts';
import { askForSlot, type SlotRefusal } from '../availability/ask-for-slot.ts';
import { loadAvailabilityContext, slotsLock } from '../availability/availability-context.server.ts';
import { slotEnd } from '../availability/slot-times.ts';
import {
  type Booking,
  getBooking,
  getOpenBooking,
  insertBooking,
  insertLink,
  refusedBy,
} from '../booking.repository.server.ts';
import type { BookedSlot } from '../booking.ts';
import type { BookingDeps } from '../booking-deps.server.ts';
import { manageUrl } from '../manage/manage-url.server.ts';
import { tellOfBooking } from '../notify-of-booking.server.ts';
import { type BookingRules, placeOf } from '../rules/booking-rules.ts';
import type { BookingInput } from './booking.input.ts';
import { resendManageLink } from './resend-manage-link.server.ts';

export type BookSlotRefusal =
  | SlotRefusal
  | { code: 'already_booked' }
  | { code: 'idempotency_key_reused' };

type Outcome = Result<BookedSlot, BookSlotRefusal>;
type Attempt = { id: string; token: string; input: BookingInput; idempotencyKey: string | null };

const tries = 3;

function answerFor(
  { id, reference, startsAt, endsAt, language }: Booking,
  { token }: Attempt,
  { origin }: BookingDeps,
  rules: BookingRules,
): BookedSlot {
  const url = manageUrl(origin, language, token);
  return { id, reference, startsAt, endsAt, manageUrl: url, ...placeOf(rules) };
}

function newBooking(
  { id, input }: Attempt,
  startsAt: string,
  rules: BookingRules,
  now: string,
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
    sequence: 0,
    createdAt: now,
    updatedAt: now,
  };
}

async function decide(deps: BookingDeps, trx: Queryable, attempt: Attempt): Promise<Outcome> {
  const { input, id, token } = attempt;
  const { origin } = deps;
  const now = deps.clock();
  await deps.database.lock(trx, slotsLock);
  const own = await getBooking(trx, id);
  const context = await loadAvailabilityContext(trx, now);
  const { rules } = context;
  if (own) return accept(answerFor(own, attempt, deps, rules));

  const slot = askForSlot(input.date, input.time, context);
  if (!slot.ok && slot.refusal.code !== 'slot_taken') return slot;
  const open = await getOpenBooking(trx, input.email.toLowerCase(), now.toISOString());
  if (open) {
    const company = await deps.getCompany(trx);
    await resendManageLink(trx, open, { attempt: id, token, origin, company, rules, now });
    return refuse({ code: 'already_booked' });
  }
  if (!slot.ok) return slot;

  const booking = newBooking(attempt, slot.value.startsAt, rules, now.toISOString());
  await insertBooking(trx, booking);
  await insertLink(trx, {
    tokenHash: hashToken(token),
    bookingId: id,
    createdAt: booking.createdAt,
  });
  await tellOfBooking(deps, trx, { event: 'booked', booking, before: null, token, rules });
  return accept(answerFor(booking, attempt, deps, rules));
}

async function decideOnce(deps: BookingDeps, trx: Queryable, attempt: Attempt): Promise<Outcome> {
  const { idempotencyKey: key, input } = attempt;
  if (key === null) return decide(deps, trx, attempt);
  const { website: _website, openedAt: _openedAt, ...request } = input;
  const keyed = { scope: 'bookings', key, request };
  const found = await findAnswer({ database: deps.database, trx }, keyed, deps.clock());
  if (found === 'reused') return refuse({ code: 'idempotency_key_reused' });
  if (found) return accept(JSON.parse(found.body));
  const outcome = await decide(deps, trx, attempt);
  if (outcome.ok) {
    const answer = { status: 201, body: JSON.stringify(outcome.value) };
    await rememberAnswer(trx, keyed, answer, deps.clock());
  }
  return outcome;
}

/**
 * Books a slot: row, confirmation mail and remembered answer in one transaction. The same key with
 * the same input gives the first answer again; refusals are not remembered. The id is made before
 * the transaction, so work that is repeated after a lost connection knows its own row.
 */
export async function bookSlot(
  deps: BookingDeps,
  input: BookingInput,
  idempotencyKey: string | null = null,
): Promise<Outcome> {
  const attempt: Attempt = { id: newId(), token: newToken(), input, idempotencyKey };
  for (let count = 1; ; count += 1) {
    try {
      const outcome = await deps.database.transaction((trx) => decideOnce(deps, trx, attempt));
      deps.wakeOutbox();
      return outcome;
    } catch (error) {
      // Another booking won the slot or the reference: the next look sees it and decides anew.
      if (count === tries || refusedBy(error) === null) throw error;
    }
  }
}

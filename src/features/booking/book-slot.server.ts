import type { Clock } from '#core/clock.ts';
import { hashToken, newId, newReference, newToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { MailCompany } from '#features/mail/mail.ts';
import type { Database, Queryable } from '#platform/database/database.server.ts';
import { findAnswer, rememberAnswer } from '#platform/idempotency/idempotency.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { judgeSlot, nearestFreeSlots, slotEnd } from './availability.server.ts';
import type { BookingInput } from './booking.input.ts';
import {
  type Booking,
  getBooking,
  getOpenBooking,
  insertBooking,
  insertLink,
  refusedBy,
} from './booking.repository.server.ts';
import type { BookedSlot, FreeSlot, Slot } from './booking.ts';
import { bookingConfirmation } from './emails/booking-confirmation.server.ts';
import { manageUrl } from './manage-url.server.ts';
import { resendManageLink } from './resend-manage-link.server.ts';
import { situationAt } from './situation.server.ts';

export type BookSlotDeps = {
  database: Database;
  clock: Clock;
  /** Public address of the site, for links. */
  origin: string;
  getCompany(db: Queryable): Promise<MailCompany>;
  /** Tells the outbox's worker that a mail waits. */
  wakeOutbox(): void;
};

export type BookSlotRefusal =
  | { code: 'slot_closed'; slot: Slot }
  | { code: 'slot_taken'; nearest: FreeSlot[] }
  | { code: 'already_booked' }
  | { code: 'idempotency_key_reused' };

type Outcome = Result<BookedSlot, BookSlotRefusal>;
type Attempt = { id: string; token: string; input: BookingInput; idempotencyKey: string | null };

const tries = 3;

function answerFor(booking: Booking, token: string, origin: string): BookedSlot {
  const { id, reference, startsAt, endsAt, language } = booking;
  return { id, reference, startsAt, endsAt, manageUrl: manageUrl(origin, language, token) };
}

function newBooking({ id, input }: Attempt, startsAt: string, now: string): Booking {
  return {
    id,
    reference: newReference(),
    status: 'confirmed',
    startsAt,
    endsAt: slotEnd(startsAt),
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

async function decide(deps: BookSlotDeps, trx: Queryable, attempt: Attempt): Promise<Outcome> {
  const { input, id, token } = attempt;
  const { origin } = deps;
  const now = deps.clock();
  await deps.database.lock(trx, `booking-email:${input.email.toLowerCase()}`);
  const own = await getBooking(trx, id);
  if (own) return accept(answerFor(own, token, origin));

  const situation = await situationAt(trx, now);
  const slot = judgeSlot(input.date, input.time, situation);
  if (!slot.available && slot.reason !== 'taken') return refuse({ code: 'slot_closed', slot });
  const company = await deps.getCompany(trx);
  const open = await getOpenBooking(trx, input.email.toLowerCase(), now.toISOString());
  if (open) {
    await resendManageLink(trx, open, { attempt: id, token, origin, company, now });
    return refuse({ code: 'already_booked' });
  }
  if (!slot.available)
    return refuse({ code: 'slot_taken', nearest: nearestFreeSlots(slot.startsAt, situation) });

  const booking = newBooking(attempt, slot.startsAt, now.toISOString());
  const answer = answerFor(booking, token, origin);
  await insertBooking(trx, booking);
  await insertLink(trx, {
    tokenHash: hashToken(token),
    bookingId: id,
    createdAt: booking.createdAt,
  });
  const mail = bookingConfirmation(booking, { manageUrl: answer.manageUrl, origin, company });
  await enqueueMail(trx, mail, now.toISOString());
  return accept(answer);
}

async function decideOnce(deps: BookSlotDeps, trx: Queryable, attempt: Attempt): Promise<Outcome> {
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
  deps: BookSlotDeps,
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

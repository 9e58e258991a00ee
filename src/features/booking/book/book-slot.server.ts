import { contactKey } from '#core/contact-key.ts';
import { mailboxKey } from '#core/email-address.ts';
import { hashToken, newId, newReference, newToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { recordPerson } from '#features/people/record-person.server.ts';
import { findTopic } from '#features/topics/topics.server.ts';
import { type Topic, topicColumns, topicOfColumns } from '#features/topics/topics.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { retry, transact } from '#platform/database/transact.server.ts';
import { type KeyReused, withIdempotencyKey } from '#platform/idempotency/idempotency.server.ts';
import type { BookingInput } from '../booking.input.ts';
import {
  type Booking,
  getBooking,
  getOpenBooking,
  insertBooking,
  insertLink,
  uniqueConflict,
} from '../booking.repository.server.ts';
import { type BookedSlot, companyToday, placeFor } from '../booking.ts';
import { manageUrl } from '../messages/booking-mail-builder.server.ts';
import {
  askToConfirm,
  notifyOfBooking,
  resendManageLink,
} from '../messages/notify-of-booking.server.ts';
import { answersOf } from '../questions.ts';
import { loadAvailabilityContext, slotsLock } from '../rules/availability.server.ts';
import { requestSlot, type SlotRefusal, slotEnd } from '../rules/availability.ts';
import { type BookingRules, offeredPlace, placeOf } from '../rules/booking-rules.ts';
import { cancelLapsedHolds, holdEnd } from '../rules/holds.server.ts';
import { type JudgedCaller, judgeCaller, type LimitRefusal } from '../rules/limits.server.ts';
import { countSource } from './booking-sources.server.ts';

type NewBooking = {
  id: string;
  input: BookingInput;
  startsAt: string;
  rules: BookingRules;
  caller: JudgedCaller;
  personId: string;
  /** What the call is about, if it is a record of the site. */
  topic: Topic | null;
  now: Date;
};

/** Returns a booking to store: confirmed, or held where the rules or the limits want it. */
export function newBooking(given: NewBooking): Booking {
  const { id, input, startsAt, rules, caller, personId, topic, now } = given;
  const holdMinutes = rules.holdMinutes ?? caller.holdMinutes;
  const place = placeFor(offeredPlace(rules), input.place);
  const createdAt = now.toISOString();
  return {
    id,
    reference: newReference(),
    status: holdMinutes === null ? 'confirmed' : 'held',
    startsAt,
    endsAt: slotEnd(startsAt, rules),
    day: input.date,
    time: input.time,
    name: input.name,
    email: input.email,
    emailKey: contactKey(input),
    company: input.company,
    phone: input.phone,
    language: input.locale,
    timeZone: input.timeZone,
    kind: 'consultation',
    orderId: null,
    personId,
    sequence: 0,
    calendarHost: '',
    networkHash: caller.networkHash,
    confirmedAt: null,
    heldUntil: holdMinutes === null ? null : holdEnd(startsAt, holdMinutes, now),
    noShowAt: null,
    ...topicColumns(topic),
    ...answersOf(input),
    place: place === 'any' ? null : place,
    createdAt,
    updatedAt: createdAt,
  };
}

type Refusal =
  | SlotRefusal
  | LimitRefusal
  | { code: 'already_booked' }
  /** The mail that confirms a held booking may not be sent; `retryAfter` is in seconds. */
  | { code: 'too_many_mails'; retryAfter: number };

export type BookSlotRefusal = Refusal | KeyReused;

/** `limits`: whether the limits of a network apply. `source`: what the booking counts as; null for none. */
type BookOptions = { idempotencyKey?: string | null; limits?: boolean; source?: string | null };

/** `token` is for the response, `mailToken` for a mail: only the second one confirms the address. */
type Attempt = {
  id: string;
  token: string;
  mailToken: string;
  input: BookingInput;
  limits: boolean;
  source: string | null;
};

const mailLimitWait = 24 * 3600;

function bookedSlot(
  booking: Booking,
  { token }: Attempt,
  { origin }: Context,
  rules: BookingRules,
): BookedSlot {
  const { id, reference, startsAt, endsAt, language, heldUntil } = booking;
  const topic = topicOfColumns(booking);
  return {
    id,
    reference,
    startsAt,
    endsAt,
    manageUrl: manageUrl(origin, language, token),
    ...placeOf(rules, booking.place),
    ...(topic && { topic }),
    ...(heldUntil !== null && { heldUntil }),
  };
}

async function store(
  context: Context,
  trx: Queryable,
  booking: Booking,
  { attempt, rules }: { attempt: Attempt; rules: BookingRules },
): Promise<Result<BookedSlot, Refusal>> {
  const { id, token, mailToken, source } = attempt;
  const { heldUntil, createdAt } = booking;
  const link = { bookingId: id, createdAt };
  if (heldUntil !== null) {
    const { origin } = context;
    const question = { attempt: id, token: mailToken, origin, rules, now: createdAt };
    const company = await requireCompany(trx);
    if (!(await askToConfirm(trx, { ...booking, heldUntil }, { ...question, company })))
      return refuse({ code: 'too_many_mails', retryAfter: mailLimitWait });
  }
  await insertBooking(trx, booking);
  await insertLink(trx, { ...link, tokenHash: hashToken(token), purpose: 'shown' });
  if (source !== null) await countSource(trx, companyToday(new Date(createdAt)), source);
  if (heldUntil === null)
    await notifyOfBooking(context, trx, { event: 'booked', booking, before: null, rules });
  else await insertLink(trx, { ...link, tokenHash: hashToken(mailToken), purpose: 'mailed' });
  return accept(bookedSlot(booking, attempt, context, rules));
}

async function decide(
  context: Context,
  trx: Queryable,
  attempt: Attempt,
): Promise<Result<BookedSlot, Refusal>> {
  const { input, id, mailToken } = attempt;
  const { origin } = context;
  const now = context.clock();
  const at = now.toISOString();
  await context.database.lock(trx, slotsLock);
  const existing = await getBooking(trx, id);
  await cancelLapsedHolds(trx, at);
  const availability = await loadAvailabilityContext(trx, now);
  const { rules } = availability;
  if (existing) return accept(bookedSlot(existing, attempt, context, rules));

  const slot = requestSlot(input.date, input.time, availability);
  if (!slot.ok && slot.refusal.code !== 'slot_taken') return slot;
  const open = await getOpenBooking(trx, mailboxKey(input.email), at);
  if (open) {
    const company = await requireCompany(trx);
    const resend = { attempt: id, token: mailToken, origin, company, rules, now: at };
    await resendManageLink(trx, open, resend);
    return refuse({ code: 'already_booked' });
  }
  if (!slot.ok) return slot;
  const caller = await judgeCaller(context, trx, attempt);
  if (!caller.ok) return caller;
  const { email, name, phone, company, locale } = input;
  const personId = await recordPerson(context, trx, {
    email,
    name,
    phone,
    company,
    language: locale,
  });
  const { startsAt } = slot.value;
  const topic = await findTopic(trx, input.about);
  const known = { personId, topic, now };
  const booking = newBooking({ id, input, startsAt, rules, caller: caller.value, ...known });
  return store(context, trx, booking, { attempt, rules });
}

/**
 * Books a slot, or holds it until the address is confirmed: stores the booking, its mails and the keyed
 * response in one transaction. The same key with the same input returns the stored response; refusals
 * are not stored. The id is made before the transaction, so that a retry finds its own row.
 */
export async function bookSlot(
  context: Context,
  input: BookingInput,
  { idempotencyKey = null, limits = true, source = null }: BookOptions = {},
): Promise<Result<BookedSlot, BookSlotRefusal>> {
  const tokens = { token: newToken(), mailToken: newToken() };
  const attempt: Attempt = { id: newId(), ...tokens, input, limits, source };
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

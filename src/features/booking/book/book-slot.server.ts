import { hashToken, newId, newToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { requireCompany } from '#features/company/require-company.server.ts';
import { recordPerson } from '#features/people/record-person.server.ts';
import { findTopic } from '#features/topics/find-topic.server.ts';
import { topicOfColumns } from '#features/topics/topics.ts';
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
import {
  type Booking,
  getBooking,
  getOpenBooking,
  insertBooking,
  insertLink,
  uniqueConflict,
} from '../booking.repository.server.ts';
import { type BookedSlot, companyToday } from '../booking.ts';
import { askToConfirm } from '../holds/ask-to-confirm.server.ts';
import { cancelLapsedHolds } from '../holds/holds.repository.server.ts';
import type { LimitRefusal } from '../limits/booking-limits.ts';
import { judgeCaller } from '../limits/judge-caller.server.ts';
import { manageUrl } from '../manage/manage-url.server.ts';
import { notifyOfBooking } from '../notify-of-booking.server.ts';
import { type BookingRules, placeOf } from '../rules/booking-rules.ts';
import { countSource } from '../sources/booking-sources.repository.server.ts';
import type { BookingInput } from './booking.input.ts';
import { newBooking } from './new-booking.server.ts';
import { resendManageLink } from './resend-manage-link.server.ts';

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
    ...{ id, reference, startsAt, endsAt },
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
  const open = await getOpenBooking(trx, input.email.toLowerCase(), at);
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

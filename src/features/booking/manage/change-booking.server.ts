import type { Day } from '#core/calendar-day.ts';
import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { retry, transact } from '#platform/database/transact.server.ts';
import { releaseHeldMail } from '#platform/outbox/withdraw-mails.server.ts';
import {
  type Booking,
  getBooking,
  getBookingByLink,
  type LinkedBooking,
  uniqueConflict,
  updateBooking,
} from '../booking.repository.server.ts';
import { changeMailId } from '../messages/emails/booking-mails.server.ts';
import { notifyOfBooking } from '../messages/notify-of-booking.server.ts';
import { withdrawReminders } from '../messages/remind-bookings.server.ts';
import { slotsLock } from '../rules/availability.server.ts';
import { slotEnd, slotStart } from '../rules/availability.ts';
import type { BookingRules } from '../rules/booking-rules.ts';
import { cancelLapsedHolds } from '../rules/holds.server.ts';

type NotFound = { code: 'not_found' };

type Decide<Found, Value, Refusal> = (
  trx: Queryable,
  booking: Found,
) => Promise<Result<Value, Refusal>>;

/**
 * Runs `decide` on a booking, under the lock of all changes to bookings. Retries when a unique
 * constraint refuses the row nevertheless.
 */
async function change<Found, Value, Refusal>(
  context: Context,
  find: (trx: Queryable) => Promise<Found | null>,
  decide: Decide<Found, Value, Refusal>,
): Promise<Result<Value, Refusal | NotFound>> {
  async function work(trx: Queryable): Promise<Result<Value, Refusal | NotFound>> {
    await context.database.lock(trx, slotsLock);
    await cancelLapsedHolds(trx, toInstant(context.clock()));
    const booking = await find(trx);
    return booking ? decide(trx, booking) : refuse({ code: 'not_found' });
  }
  return retry(() => transact(context, work), {
    isRetryable: (error) => uniqueConflict(error) !== null,
  });
}

/** Changes the booking behind a manage link. */
export async function changeBooking<Value, Refusal>(
  context: Context,
  token: string,
  decide: Decide<LinkedBooking, Value, Refusal>,
): Promise<Result<Value, Refusal | NotFound>> {
  return change(context, (trx) => getBookingByLink(trx, hashToken(token)), decide);
}

/** Changes a booking by its id, as staff do. */
export async function changeBookingById<Value, Refusal>(
  context: Context,
  id: string,
  decide: Decide<Booking, Value, Refusal>,
): Promise<Result<Value, Refusal | NotFound>> {
  return change(context, (trx) => getBooking(trx, id), decide);
}

/** `word`: what staff tell the client in the mail, which is held for `heldFor` milliseconds. */
type ChangeOptions = { rules: BookingRules; word?: string | undefined; heldFor?: number };

async function save<AnyBooking extends Booking>(
  context: Context,
  trx: Queryable,
  { before, changes }: { before: AnyBooking; changes: Partial<Booking> },
  { event, ...options }: ChangeOptions & { event: 'moved' | 'cancelled' },
): Promise<AnyBooking> {
  const updatedAt = toInstant(context.clock());
  const booking = { ...before, ...changes, sequence: before.sequence + 1, updatedAt };
  await updateBooking(trx, booking);
  await withdrawReminders(trx, booking.id);
  // The mail about the change before it, if it is held, leaves first.
  await releaseHeldMail(trx, changeMailId(before, context.origin), before.updatedAt);
  await notifyOfBooking(context, trx, { event, booking, before, ...options });
  return booking;
}

/** Moves a booking to a slot that was judged, with its mails. */
export async function applyMove<AnyBooking extends Booking>(
  context: Context,
  trx: Queryable,
  before: AnyBooking,
  {
    date,
    time,
    timeZone,
    ...options
  }: ChangeOptions & { date: Day; time: string; timeZone?: string | undefined },
): Promise<AnyBooking> {
  const startsAt = slotStart(date, time);
  const endsAt = slotEnd(startsAt, options.rules);
  const changes = { startsAt, endsAt, day: date, time, timeZone: timeZone ?? before.timeZone };
  return save(context, trx, { before, changes }, { ...options, event: 'moved' });
}

/** Cancels a booking, with its mails, so that its slot can be booked again. */
export async function applyCancellation<AnyBooking extends Booking>(
  context: Context,
  trx: Queryable,
  before: AnyBooking,
  options: ChangeOptions,
): Promise<AnyBooking> {
  const changes = { status: 'cancelled', heldUntil: null } as const;
  return save(context, trx, { before, changes }, { ...options, event: 'cancelled' });
}

import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { releaseHeldMail } from '#platform/outbox/withdraw-mails.server.ts';
import { slotEnd, slotStart } from '../availability/slot-times.ts';
import { type Booking, updateBooking } from '../booking.repository.server.ts';
import type { Day } from '../calendar-day.ts';
import { changeMailId } from '../emails/booking-change-mail.server.ts';
import { notifyOfBooking } from '../notify-of-booking.server.ts';
import { withdrawReminders } from '../reminders/withdraw-reminders.server.ts';
import type { BookingRules } from '../rules/booking-rules.ts';

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

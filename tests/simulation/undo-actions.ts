import { undoForClient } from '#features/booking/desk/undo-change.server.ts';
import { type ExpectedBooking, openBookingOf } from './booking-model.ts';
import { isHeld, withdrawHeld, withdrawReminders } from './mail-model.ts';
import { ensure, type Month, nowOf, record } from './simulated-month.ts';
import { codeOf, dieSometimes, staffContext } from './staff-attempts.ts';
import { bookFreed } from './visitor-actions.ts';

function expectedCode(month: Month, booking: ExpectedBooking, before: ExpectedBooking): string {
  const { model, mails } = month;
  const now = nowOf(month);
  if (!isHeld(mails, booking, now)) return 'already_sent';
  if (before.startsAt <= now) return 'past';
  const isTaken = model.bookings.some(
    (other) =>
      other !== booking &&
      other.status === 'confirmed' &&
      other.startsAt < before.endsAt &&
      other.endsAt > before.startsAt,
  );
  return isTaken ? 'slot_taken' : 'done';
}

/** Staff sometimes undo the change that they just made, at times too late or after another booking. */
export async function undoSometimes(
  month: Month,
  booking: ExpectedBooking,
  before: ExpectedBooking,
): Promise<void> {
  const { random, model, mails, site } = month;
  if (!random.chance(0.4)) return;
  if (random.chance(0.3)) await bookFreed(month, { date: before.date, time: before.time });
  if (random.chance(0.3)) site.clock.now = new Date(nowOf(month) + random.whole(3, 15) * 1000);
  const now = nowOf(month);
  const open = openBookingOf(model, booking.email, now);
  if (open !== undefined && open !== booking) return;
  const seen = { id: booking.id, revision: booking.sequence };
  const undo = () => undoForClient(staffContext(month), seen);
  const expected = expectedCode(month, booking, before);
  const died = expected === 'done' ? await dieSometimes(month, undo) : null;
  const code = codeOf(await undo());
  record(month, 'undo', `${booking.reference}: ${code}`);
  const wanted = died === 'after the commit' ? 'already_sent' : expected;
  ensure(code === wanted, `An undo got ${code}, not ${wanted}.`);
  if (expected !== 'done') return;
  withdrawHeld(mails, booking);
  withdrawReminders(mails, booking);
  const { date, time, startsAt, endsAt, status } = before;
  const sequence = booking.sequence + 1;
  Object.assign(booking, { date, time, startsAt, endsAt, status, sequence, changedAt: now });
}

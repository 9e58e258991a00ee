import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { loadAvailabilityContext } from '../availability/availability-context.server.ts';
import { requestSlot, type SlotRefusal } from '../availability/request-slot.ts';
import { slotEnd, slotStart } from '../availability/slot-times.ts';
import type { MoveInput } from '../book/booking.input.ts';
import { updateBooking } from '../booking.repository.server.ts';
import type { ManagedBooking } from '../booking.ts';
import { notifyOfBooking } from '../notify-of-booking.server.ts';
import { withdrawReminders } from '../reminders/withdraw-reminders.server.ts';
import { changeBooking } from './change-booking.server.ts';
import { isChangeable, managedBooking } from './managed-booking.server.ts';

export type MoveRefusal =
  | SlotRefusal
  | { code: 'not_found' | 'not_changeable' }
  /** The booking is held and has to be confirmed first. */
  | { code: 'not_confirmed' };

/**
 * Moves a booking to another slot, with the mails in the same transaction, so that the old slot can
 * be booked again. A move to its present slot changes nothing.
 */
export async function moveBooking(
  context: Context,
  token: string,
  { date, time, timeZone }: MoveInput,
): Promise<Result<ManagedBooking, MoveRefusal>> {
  return changeBooking<ManagedBooking, MoveRefusal>(context, token, async (trx, before) => {
    const now = context.clock();
    if (!isChangeable(before, now)) return refuse({ code: 'not_changeable' });
    if (before.status === 'held') return refuse({ code: 'not_confirmed' });
    const availability = await loadAvailabilityContext(trx, now, before.id);
    const { rules } = availability;
    const startsAt = slotStart(date, time);
    if (startsAt === before.startsAt) return accept(managedBooking(before, rules, now));
    const slot = requestSlot(date, time, availability, before.startsAt);
    if (!slot.ok) return slot;

    const booking = {
      ...before,
      startsAt,
      endsAt: slotEnd(startsAt, rules),
      day: date,
      time,
      timeZone: timeZone ?? before.timeZone,
      sequence: before.sequence + 1,
      updatedAt: toInstant(now),
    };
    await updateBooking(trx, booking);
    await withdrawReminders(trx, booking.id);
    await notifyOfBooking(context, trx, { event: 'moved', booking, before, rules });
    return accept(managedBooking(booking, rules, now));
  });
}

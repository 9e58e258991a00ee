import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { loadAvailabilityContext } from '../availability/availability-context.server.ts';
import { requestSlot, type SlotRefusal } from '../availability/request-slot.ts';
import { slotStart } from '../availability/slot-times.ts';
import type { MoveInput } from '../book/booking.input.ts';
import type { ManagedBooking } from '../booking.ts';
import { applyMove } from './apply-change.server.ts';
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
    const availability = await loadAvailabilityContext(trx, now, { movedId: before.id });
    const { rules } = availability;
    const startsAt = slotStart(date, time);
    if (startsAt === before.startsAt) return accept(managedBooking(before, rules, now));
    const slot = requestSlot(date, time, availability, before.startsAt);
    if (!slot.ok) return slot;

    const booking = await applyMove(context, trx, before, { date, time, timeZone, rules });
    return accept(managedBooking(booking, rules, now));
  });
}

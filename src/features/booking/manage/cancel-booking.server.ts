import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { type LinkedBooking, updateBooking } from '../booking.repository.server.ts';
import type { ManagedBooking } from '../booking.ts';
import { notifyOfBooking } from '../notify-of-booking.server.ts';
import { withdrawReminders } from '../reminders/withdraw-reminders.server.ts';
import { requireRules } from '../rules/booking-rules.repository.server.ts';
import { changeBooking } from './change-booking.server.ts';
import { isChangeable, managedBooking } from './managed-booking.server.ts';

export type CancelRefusal = { code: 'not_found' } | { code: 'not_changeable' };

/**
 * Cancels a booking that has not begun, with the mails in the same transaction, so that the slot can
 * be booked again. Returns a cancelled booking unchanged.
 */
export async function cancelBooking(
  context: Context,
  token: string,
): Promise<Result<ManagedBooking, CancelRefusal>> {
  return changeBooking<ManagedBooking, CancelRefusal>(context, token, async (trx, before) => {
    const now = context.clock();
    const rules = await requireRules(trx);
    if (before.status === 'cancelled') return accept(managedBooking(before, rules, now));
    if (!isChangeable(before, now)) return refuse({ code: 'not_changeable' });

    const booking: LinkedBooking = {
      ...before,
      status: 'cancelled',
      heldUntil: null,
      sequence: before.sequence + 1,
      updatedAt: toInstant(now),
    };
    await updateBooking(trx, booking);
    await withdrawReminders(trx, booking.id);
    await notifyOfBooking(context, trx, { event: 'cancelled', booking, before, rules });
    return accept(managedBooking(booking, rules, now));
  });
}

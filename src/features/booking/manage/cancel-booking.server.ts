import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ManagedBooking } from '../booking.ts';
import { requireRules } from '../rules/booking-rules.repository.server.ts';
import { applyCancellation } from './apply-change.server.ts';
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
    const booking = await applyCancellation(context, trx, before, { rules });
    return accept(managedBooking(booking, rules, now));
  });
}

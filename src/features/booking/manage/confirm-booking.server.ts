import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { updateBooking } from '../booking.repository.server.ts';
import type { ManagedBooking } from '../booking.ts';
import { isLapsed } from '../holds/holds.ts';
import { notifyOfBooking } from '../notify-of-booking.server.ts';
import { requireRules } from '../rules/booking-rules.repository.server.ts';
import { changeBooking } from './change-booking.server.ts';
import { managedBooking } from './managed-booking.server.ts';

export type ConfirmRefusal =
  | { code: 'not_found' }
  /** The link is that of the response, which proves nothing about the address. */
  | { code: 'link_not_mailed' }
  | { code: 'hold_lapsed' };

/**
 * Records that a person pressed a link that was mailed to the address. A held booking is made by it,
 * with its mails in the same transaction. Confirming again returns the same and sends nothing.
 */
export async function confirmBooking(
  context: Context,
  token: string,
): Promise<Result<ManagedBooking, ConfirmRefusal>> {
  return changeBooking<ManagedBooking, ConfirmRefusal>(context, token, async (trx, before) => {
    const now = context.clock();
    const rules = await requireRules(trx);
    if (before.confirmedAt !== null) return accept(managedBooking(before, rules, now));
    if (before.linkPurpose !== 'mailed') return refuse({ code: 'link_not_mailed' });
    if (isLapsed(before, now)) return refuse({ code: 'hold_lapsed' });
    if (before.status === 'cancelled') return accept(managedBooking(before, rules, now));
    const at = toInstant(now);
    const isHeld = before.status === 'held';
    const made = isHeld ? { status: 'confirmed' as const, heldUntil: null, updatedAt: at } : {};
    const booking = { ...before, ...made, confirmedAt: at };
    await updateBooking(trx, booking);
    if (isHeld)
      await notifyOfBooking(context, trx, { event: 'booked', booking, before: null, rules });
    return accept(managedBooking(booking, rules, now));
  });
}

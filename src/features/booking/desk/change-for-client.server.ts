import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { type Booking, updateBooking } from '../booking.repository.server.ts';
import {
  applyCancellation,
  applyMove,
  changeBookingById,
} from '../manage/change-booking.server.ts';
import { isChangeable } from '../manage/manage-booking.server.ts';
import { loadAvailabilityContext, scopeOfMove } from '../rules/availability.server.ts';
import { slotStart } from '../rules/availability.ts';
import { requireRules } from '../rules/booking-rules.repository.server.ts';
import { requestStaffSlot, type StaffSlotRefusal } from './judge-for-staff.ts';
import { detailOf } from './show-staff-booking.server.ts';
import type { MoveForInput } from './staff-booking.input.ts';
import type { StaffBookingDetail } from './staff-booking.schema.ts';
import { changeHoldMilliseconds, keepUndo } from './undo-change.server.ts';

/** Which booking is changed, and its revision as it was shown; null if the caller does not say. */
export type Seen = { id: string; revision: number | null };

export type ChangeRefusal =
  | { code: 'not_found' | 'not_changeable' | 'not_confirmed' | 'not_begun' }
  /** Someone else changed it since it was shown. */
  | { code: 'changed' };

type Changed<Refusal = never> = Promise<Result<StaffBookingDetail, ChangeRefusal | Refusal>>;

function wasChanged({ sequence }: Booking, { revision }: Seen): boolean {
  return revision !== null && revision !== sequence;
}

const subjectOf = ({ id }: Booking) => ({ kind: 'booking', id });

/**
 * Moves a client's booking, with the mail to them, which is held for an undo. The notice period does not bind staff; any other
 * rule is broken only with `override`, and no slot is given twice. Repeating a move changes nothing.
 */
export function moveForClient(
  context: Context,
  seen: Seen,
  { date, time, word, override }: MoveForInput,
): Changed<StaffSlotRefusal> {
  return changeBookingById<StaffBookingDetail, ChangeRefusal | StaffSlotRefusal>(
    context,
    seen.id,
    async (trx, before) => {
      const now = context.clock();
      if (!isChangeable(before, now)) return refuse({ code: 'not_changeable' });
      if (slotStart(date, time) === before.startsAt)
        return accept(await detailOf(trx, before, now));
      if (wasChanged(before, seen)) return refuse({ code: 'changed' });
      if (before.status === 'held') return refuse({ code: 'not_confirmed' });
      const scope = { ...scopeOfMove(before), through: date };
      const availability = await loadAvailabilityContext(trx, now, scope);
      const slot = requestStaffSlot({ date, time, override }, availability);
      if (!slot.ok) return slot;
      const { rules } = availability;
      const options = { rules, word, heldFor: changeHoldMilliseconds };
      const booking = await applyMove(context, trx, before, { date, time, ...options });
      await keepUndo(trx, before, booking);
      await recordChange(context, trx, {
        action: 'booking.move',
        subject: subjectOf(booking),
        before: { startsAt: before.startsAt },
        after: { startsAt: booking.startsAt, broke: slot.value.broken },
      });
      return accept(await detailOf(trx, booking, now));
    },
  );
}

/** Cancels a client's booking, with the mail to them, held for an undo. Returns a cancelled one unchanged. */
export function cancelForClient(context: Context, seen: Seen, { word }: { word: string }): Changed {
  return changeBookingById<StaffBookingDetail, ChangeRefusal>(
    context,
    seen.id,
    async (trx, before) => {
      const now = context.clock();
      if (before.status === 'cancelled') return accept(await detailOf(trx, before, now));
      if (!isChangeable(before, now)) return refuse({ code: 'not_changeable' });
      if (wasChanged(before, seen)) return refuse({ code: 'changed' });
      const rules = await requireRules(trx);
      const options = { rules, word, heldFor: changeHoldMilliseconds };
      const booking = await applyCancellation(context, trx, before, options);
      await keepUndo(trx, before, booking);
      await recordChange(context, trx, {
        action: 'booking.cancel',
        subject: subjectOf(booking),
        before: { startsAt: before.startsAt, status: before.status },
        after: { status: booking.status },
      });
      return accept(await detailOf(trx, booking, now));
    },
  );
}

/** Records that a client did not come to a consultation that has begun, or takes that back. */
export function markNoShow(context: Context, seen: Seen, noShow: boolean): Changed {
  return changeBookingById<StaffBookingDetail, ChangeRefusal>(
    context,
    seen.id,
    async (trx, before) => {
      const now = context.clock();
      const hasBegun =
        before.status === 'confirmed' && Date.parse(before.startsAt) <= now.getTime();
      if (!hasBegun) return refuse({ code: 'not_begun' });
      if (noShow === (before.noShowAt !== null)) return accept(await detailOf(trx, before, now));
      const booking = { ...before, noShowAt: noShow ? now.toISOString() : null };
      await updateBooking(trx, booking);
      await recordChange(context, trx, {
        action: noShow ? 'booking.no-show' : 'booking.came',
        subject: subjectOf(booking),
        after: { noShow },
      });
      return accept(await detailOf(trx, booking, now));
    },
  );
}

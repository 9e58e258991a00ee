import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { withdrawHeldMail } from '#platform/outbox/withdraw-mails.server.ts';
import { type Booking, updateBooking } from '../booking.repository.server.ts';
import type { BookingUndoTable } from '../booking.tables.ts';
import { changeBookingById } from '../manage/change-booking.server.ts';
import { changeMailId } from '../messages/emails/booking-mails.server.ts';
import { withdrawReminders } from '../messages/remind-bookings.server.ts';
import { loadAvailabilityContext } from '../rules/availability.server.ts';
import type { ChangeRefusal, Seen } from './change-for-client.server.ts';
import { requestStaffSlot, type StaffSlotRefusal } from './judge-for-staff.ts';
import { detailOf } from './show-staff-booking.server.ts';
import type { StaffBookingDetail } from './staff-booking.schema.ts';

async function getUndo(trx: Queryable, bookingId: string): Promise<BookingUndoTable | null> {
  const row = await trx
    .selectFrom('bookingUndos')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores how a booking was, in place of an earlier state. */
async function saveUndo(trx: Queryable, undo: BookingUndoTable): Promise<void> {
  const { bookingId, ...state } = undo;
  await trx
    .insertInto('bookingUndos')
    .values(undo)
    .onConflict((conflict) => conflict.column('bookingId').doUpdateSet(state))
    .execute();
}

async function deleteUndo(trx: Queryable, bookingId: string): Promise<void> {
  await trx.deleteFrom('bookingUndos').where('bookingId', '=', bookingId).execute();
}

/** How long the mail about a change by staff is held, so that the change can be undone. */
export const changeHoldMilliseconds = 10_000;

/** Keeps how a booking was before it was moved or cancelled, while its mail is held. */
export async function keepUndo(trx: Queryable, before: Booking, after: Booking): Promise<void> {
  const { status, startsAt, endsAt, day, time, heldUntil } = before;
  const until = new Date(Date.parse(after.updatedAt) + changeHoldMilliseconds).toISOString();
  const state = { status, startsAt, endsAt, day, time, heldUntil };
  await saveUndo(trx, { bookingId: after.id, sequence: after.sequence, until, ...state });
}

type UndoRefusal = ChangeRefusal | StaffSlotRefusal | { code: 'already_sent' };

/**
 * Puts a booking back as it was before staff moved or cancelled it, and withdraws the mail, so that the
 * client learns nothing. Refused once the mail may have left, or if the slot was booked since.
 */
export function undoForClient(
  context: Context,
  seen: Seen,
): Promise<Result<StaffBookingDetail, UndoRefusal>> {
  return changeBookingById<StaffBookingDetail, UndoRefusal>(
    context,
    seen.id,
    async (trx, changed) => {
      const now = context.clock();
      const undo = await getUndo(trx, changed.id);
      if (undo?.sequence !== changed.sequence || undo.until <= now.toISOString())
        return refuse({ code: 'already_sent' });
      if (seen.revision !== null && seen.revision !== changed.sequence)
        return refuse({ code: 'changed' });
      const { status, startsAt, endsAt, day, time, heldUntil } = undo;
      // Its length may be that of earlier rules.
      const slotMinutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
      const scope = { movedId: changed.id, through: day, slotMinutes };
      const availability = await loadAvailabilityContext(trx, now, scope);
      const slot = requestStaffSlot({ date: day, time, override: true }, availability);
      if (!slot.ok) return slot;
      const isUnsent =
        changed.email === '' ||
        (await withdrawHeldMail(trx, changeMailId(changed, context.origin)));
      if (!isUnsent) return refuse({ code: 'already_sent' });
      const sequence = changed.sequence + 1;
      const state = { status, startsAt, endsAt, day, time, heldUntil };
      const booking = { ...changed, ...state, sequence, updatedAt: now.toISOString() };
      await updateBooking(trx, booking);
      await withdrawReminders(trx, booking.id);
      await deleteUndo(trx, booking.id);
      await recordChange(context, trx, {
        action: 'booking.undo',
        subject: { kind: 'booking', id: booking.id },
        before: { startsAt: changed.startsAt, status: changed.status },
        after: { startsAt, status },
      });
      return accept(await detailOf(trx, booking, now));
    },
  );
}

import type { Queryable } from '#platform/database/database.server.ts';
import type { BookingUndoTable } from '../booking.tables.ts';

export async function getUndo(trx: Queryable, bookingId: string): Promise<BookingUndoTable | null> {
  const row = await trx
    .selectFrom('bookingUndos')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores how a booking was, in place of an earlier state. */
export async function saveUndo(trx: Queryable, undo: BookingUndoTable): Promise<void> {
  const { bookingId, ...state } = undo;
  await trx
    .insertInto('bookingUndos')
    .values(undo)
    .onConflict((conflict) => conflict.column('bookingId').doUpdateSet(state))
    .execute();
}

export async function deleteUndo(trx: Queryable, bookingId: string): Promise<void> {
  await trx.deleteFrom('bookingUndos').where('bookingId', '=', bookingId).execute();
}

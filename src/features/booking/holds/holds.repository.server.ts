import type { Queryable } from '#platform/database/database.server.ts';

/**
 * Cancels the holds that have lapsed at `now` (an instant). `heldUntil` stays, which tells them from
 * those that a person cancelled. Returns how many there were.
 */
export async function cancelLapsedHolds(trx: Queryable, now: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('bookings')
    .set({ status: 'cancelled', updatedAt: now })
    .where('status', '=', 'held')
    .where('heldUntil', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Returns whether a hold has lapsed and is not cancelled yet. */
export async function hasLapsedHold(db: Queryable, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'held')
    .where('heldUntil', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

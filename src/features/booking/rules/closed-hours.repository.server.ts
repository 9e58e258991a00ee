import type { Queryable } from '#platform/database/database.server.ts';
import type { ClosedHoursTable } from '../booking.tables.ts';

export type ClosedHours = ClosedHoursTable;

/** Returns the hours that staff closed on some days, both inclusive; earliest first. */
export async function listClosedHours(
  db: Queryable,
  { from, to }: { from: string; to: string },
): Promise<ClosedHours[]> {
  return db
    .selectFrom('closedHours')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('fromTime')
    .execute();
}

export async function insertClosedHours(trx: Queryable, hours: ClosedHours): Promise<void> {
  await trx.insertInto('closedHours').values(hours).execute();
}

/** Removes closed hours and returns them, or null if there are none. */
export async function removeClosedHours(trx: Queryable, id: string): Promise<ClosedHours | null> {
  const row = await trx
    .deleteFrom('closedHours')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

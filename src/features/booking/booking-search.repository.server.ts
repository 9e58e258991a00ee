import type { Queryable } from '#platform/database/database.server.ts';

export async function listBookingIds(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('bookings').select('id').execute();
  return rows.map(({ id }) => id);
}

export async function listBookingsToFind(db: Queryable, ids: string[]) {
  return db
    .selectFrom('bookings')
    .select(['id', 'name', 'email', 'company', 'phone', 'reference', 'startsAt'])
    .where('id', 'in', ids)
    .execute();
}

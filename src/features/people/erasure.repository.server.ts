import type { Queryable } from '#platform/database/database.server.ts';

/** Whether a person has a booking that has not been held or cancelled. */
export async function hasOpenBooking(
  db: Queryable,
  personId: string,
  now: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('personId', '=', personId)
    .where('status', '<>', 'cancelled')
    .where('endsAt', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countOrders(db: Queryable, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes the rows of a person that no law holds; returns how many of each kind. */
export async function deleteRowsOf(
  trx: Queryable,
  personId: string,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const [kind, table] of [
    ['bookings', 'bookings'],
    ['messages', 'contactMessages'],
    ['subscriptions', 'newsletterSubscribers'],
    ['notes', 'personNotes'],
  ] as const) {
    const { numDeletedRows } = await trx
      .deleteFrom(table)
      .where('personId', '=', personId)
      .executeTakeFirst();
    removed[kind] = Number(numDeletedRows);
  }
  return removed;
}

/** Empties a person, and those who were merged into them, of everything personal. */
export async function emptyPerson(trx: Queryable, id: string, erasedAt: string): Promise<void> {
  const ids = await trx
    .selectFrom('people')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', id), eb('mergedInto', '=', id)]))
    .execute();
  for (const person of ids)
    await trx
      .updateTable('people')
      .set({ email: '', emailKey: `erased:${person.id}`, name: '', phone: '', erasedAt })
      .where('id', '=', person.id)
      .execute();
  await trx.deleteFrom('personMerges').where('intoId', '=', id).execute();
}

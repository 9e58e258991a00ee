import { addDays } from '#core/calendar-day.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { companyToday } from '../booking.ts';

/** The bookings of one source. */
type SourceCount = { source: string; bookings: number };

/** Counts one booking of a source on a day in Lisbon. */
export async function countSource(trx: Queryable, day: string, source: string): Promise<void> {
  await trx
    .insertInto('bookingSources')
    .values({ day, source, bookings: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'source'])
        .doUpdateSet(({ eb }) => ({ bookings: eb('bookingSources.bookings', '+', 1) })),
    )
    .execute();
}

/** Returns the bookings of each source since a day in Lisbon. */
async function listSources(db: Queryable, since: string): Promise<SourceCount[]> {
  const rows = await db
    .selectFrom('bookingSources')
    .select(['source', ({ fn }) => fn.sum<number>('bookings').as('bookings')])
    .where('day', '>=', since)
    .groupBy('source')
    .execute();
  return rows.map(({ source, bookings }) => ({ source, bookings: Number(bookings) }));
}

/** Returns how many bookings came from a source since an instant's day. */
export async function countBookingsFrom(
  db: Queryable,
  source: string,
  since: string,
): Promise<number> {
  const row = await db
    .selectFrom('bookingSources')
    .select(({ fn }) => fn.sum<number | null>('bookings').as('bookings'))
    .where('day', '>=', companyToday(new Date(since)))
    .where('source', '=', source)
    .executeTakeFirst();
  return Number(row?.bookings ?? 0);
}

/** Returns the bookings of each source in the last `days` days. */
export async function listBookingSources(
  { database, clock }: Context,
  days: number,
): Promise<SourceCount[]> {
  const since = addDays(companyToday(clock()), 1 - days);
  return database.read((db) => listSources(db, since));
}

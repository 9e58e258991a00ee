import type { Queryable } from '#platform/database/database.server.ts';
import type { CountedBookings } from './booking-limits.ts';

const day = 24 * 3_600_000;

/** Counts the bookings that limit a further one of a network at `now`. */
export async function countBookings(
  db: Queryable,
  networkHash: string,
  now: Date,
): Promise<CountedBookings> {
  const since = new Date(now.getTime() - day).toISOString();
  const made = await db
    .selectFrom('bookings')
    .select('createdAt')
    .where('networkHash', '=', networkHash)
    .where('createdAt', '>', since)
    .execute();
  const unconfirmed = db
    .selectFrom('bookings')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('confirmedAt', 'is', null)
    .where('status', '!=', 'cancelled')
    .where('startsAt', '>', now.toISOString());
  const all = await unconfirmed.executeTakeFirstOrThrow();
  const own = await unconfirmed.where('networkHash', '=', networkHash).executeTakeFirstOrThrow();
  return {
    madeToday: made.map(({ createdAt }) => createdAt),
    unconfirmedOfNetwork: Number(own.count),
    unconfirmedInAll: Number(all.count),
  };
}

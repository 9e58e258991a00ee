import { mailboxSpellings } from '#core/mailbox-spellings.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ListedSource } from '#platform/search/search-source.server.ts';

async function listBookingIds(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('bookings').select('id').execute();
  return rows.map(({ id }) => id);
}

async function listBookingsToFind(db: Queryable, ids: string[]) {
  return db
    .selectFrom('bookings')
    .select(['id', 'name', 'email', 'company', 'phone', 'reference', 'startsAt'])
    .where('id', 'in', ids)
    .execute();
}

/** Bookings, also past and cancelled ones. */
export const bookingSearch: ListedSource = {
  kind: 'booking',
  roles: ['owner', 'staff'],
  listIds: listBookingIds,
  async read(db, ids) {
    const bookings = await listBookingsToFind(db, ids);
    return bookings.map(({ id, name, email, company, phone, reference, startsAt }) => ({
      id,
      title: name,
      detail: reference,
      at: startsAt,
      texts: [name, ...mailboxSpellings(email), company, phone, reference],
    }));
  },
};

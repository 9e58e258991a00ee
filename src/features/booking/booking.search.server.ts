import type { SearchSource } from '#platform/search/search-source.server.ts';
import { listBookingIds, listBookingsToFind } from './booking-search.repository.server.ts';

/** Bookings, also past and cancelled ones. */
export const bookingSearch: SearchSource = {
  kind: 'booking',
  roles: ['owner', 'staff'],
  listIds: listBookingIds,
  async read(db, ids) {
    const bookings = await listBookingsToFind(db, ids);
    return bookings.map(({ id, name, email, company, phone, reference, startsAt }) => ({
      ...{ id, title: name, detail: reference, at: startsAt },
      texts: [name, email, company, phone, reference],
    }));
  },
};

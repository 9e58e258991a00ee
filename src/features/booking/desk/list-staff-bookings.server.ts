import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { momentCell } from '#platform/owner/owner-clock.ts';
import type { OwnerTable } from '#platform/owner/owner-command.ts';
import { findListed } from '#platform/search/find-listed.server.ts';
import { questionNames } from '../questions.ts';
import { bookingSearch } from './booking.search.server.ts';
import { staffBooking } from './show-staff-booking.server.ts';
import type { BookingList, StaffBooking } from './staff-booking.schema.ts';
import {
  type BookingFilter,
  countByState,
  listBookingsFor,
} from './staff-bookings.repository.server.ts';

type Filter = Omit<BookingFilter, 'q' | 'found' | 'now'> & { q?: string | undefined };
type Page = { limit: number; offset: number };

const mostRowsOfFile = 10_000;

/** Returns a page of bookings, with how many there are in each state. */
export async function listStaffBookings(
  context: Context,
  { q = '', ...rest }: Filter,
  page: Page,
): Promise<BookingList> {
  const now = context.clock();
  const found = await findListed(context, bookingSearch, q);
  const filter = { ...rest, q: q.trim(), found, now: now.toISOString() };
  return context.database.read(async (db) => {
    const { all, ...counts } = await countByState(db, filter);
    const bookings = await listBookingsFor(db, filter, page);
    return {
      total: filter.state === 'all' ? all : counts[filter.state],
      counts,
      bookings: bookings.map((booking) => staffBooking(booking, now)),
    };
  });
}

const columns = [
  ...['reference', 'status', 'startsAt', 'endsAt', 'date', 'time', 'name', 'email', 'company'],
  ...['phone', 'language', 'timeZone', 'noShowAt', 'createdAt'],
] as (keyof StaffBooking)[];

const moments: readonly string[] = ['startsAt', 'endsAt', 'noShowAt', 'createdAt'];

function cellOf(booking: StaffBooking, column: keyof StaffBooking) {
  const value = booking[column] as string | null;
  return moments.includes(column) ? momentCell(value) : value;
}

/** Returns the same list as a table for spreadsheets, and records that it was exported. */
export async function exportBookings(context: Context, filter: Filter): Promise<OwnerTable> {
  const all = await listStaffBookings(context, filter, { limit: mostRowsOfFile, offset: 0 });
  const { state } = filter;
  const after = { state: state ?? null, bookings: all.bookings.length };
  const subject = { kind: 'bookings', id: null };
  await transact(context, (trx) =>
    recordChange(context, trx, { action: 'bookings.export', subject, after }),
  );
  const rows = all.bookings.map((booking) => [
    ...columns.map((column) => cellOf(booking, column)),
    booking.topic?.title ?? null,
    ...questionNames.map((name) => booking[name]),
  ]);
  return { columns: [...columns, 'about', ...questionNames], rows, empty: '' };
}

import type { Queryable } from '#platform/database/database.server.ts';
import type { BusyCalendarTable } from '../booking.tables.ts';
import type { TimeRange } from '../booking-times.ts';

export type BusyCalendar = BusyCalendarTable;

/** Returns the calendar of the owner's other appointments, or null if there is none. */
export async function getBusyCalendar(db: Queryable): Promise<BusyCalendar | null> {
  return (await db.selectFrom('busyCalendars').selectAll().executeTakeFirst()) ?? null;
}

/** Stores a calendar in place of any other, without busy times; null removes it. */
export async function replaceBusyCalendar(
  trx: Queryable,
  calendar: Pick<BusyCalendar, 'url' | 'setAt'> | null,
): Promise<void> {
  await trx.deleteFrom('busyCalendars').execute();
  await trx.deleteFrom('busyTimes').execute();
  if (!calendar) return;
  const unread = { checkedAt: null, answeredAt: null, failure: null };
  await trx
    .insertInto('busyCalendars')
    .values({ id: 1, ...calendar, ...unread })
    .execute();
}

/** Saves what a check of the calendar found. */
export async function saveCheck(
  trx: Queryable,
  check: Pick<BusyCalendar, 'checkedAt' | 'failure'> & Partial<Pick<BusyCalendar, 'answeredAt'>>,
): Promise<void> {
  await trx.updateTable('busyCalendars').set(check).execute();
}

const rowsAtOnce = 400;

/** Stores busy times in place of all others. */
export async function replaceBusyTimes(trx: Queryable, times: readonly TimeRange[]): Promise<void> {
  await trx.deleteFrom('busyTimes').execute();
  for (let first = 0; first < times.length; first += rowsAtOnce)
    await trx
      .insertInto('busyTimes')
      .values(times.slice(first, first + rowsAtOnce))
      .execute();
}

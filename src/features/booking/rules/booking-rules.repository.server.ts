import { toJson } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Placeholders, prepareRead } from '#platform/database/prepare-read.server.ts';
import type { ClosedHoursTable } from '../booking.tables.ts';
import { type BlockedTime, slotStart } from './availability.ts';
import type { BookingRules, ClosedDay } from './booking-rules.ts';

const selectRules = prepareRead((db) => db.selectFrom('bookingRules').selectAll());

/** Returns the booking rules. A migration inserts the row. */
export async function requireRules(db: Queryable): Promise<BookingRules> {
  const [row] = await selectRules(db, {});
  if (!row) throw new Error('The database holds no booking rules; it has not been migrated');
  const { id: _, ...rules } = row;
  return rules;
}

export async function saveRules(trx: Queryable, rules: BookingRules): Promise<void> {
  const { slotTimes, weekdays, weekdaySlots, ...rest } = rules;
  await trx
    .updateTable('bookingRules')
    .set({ ...rest, slotTimes: toJson(slotTimes), weekdays: toJson(weekdays) })
    .set({ weekdaySlots: toJson(weekdaySlots) })
    .execute();
}

const selectClosedDays = prepareRead((db, { first }: Placeholders<{ first: string }>) =>
  db.selectFrom('closedDays').selectAll().where('day', '>=', first).orderBy('day'),
);

/** Returns the days that the owner closed, from `first` on, earliest first. */
export async function listClosedDays(db: Queryable, first: string): Promise<ClosedDay[]> {
  return selectClosedDays(db, { first });
}

/** Stores a closed day, or the new reason for one that is already closed. */
export async function saveClosedDay(trx: Queryable, closed: ClosedDay): Promise<void> {
  const { note, notePt } = closed;
  await trx
    .insertInto('closedDays')
    .values(closed)
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ note, notePt }))
    .execute();
}

/** Removes the closed days between two, both inclusive. Returns how many there were. */
export async function removeClosedDays(
  trx: Queryable,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('closedDays')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

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

type InstantRange = { first: string; last: string };

/** Returns the closed hours and busy times that touch the time between two instants. */
export async function listBlockedTimes(
  db: Queryable,
  { first, last }: InstantRange,
): Promise<BlockedTime[]> {
  const closed = await db
    .selectFrom('closedHours')
    .select(['day', 'fromTime', 'toTime'])
    .where('day', '>=', first.slice(0, 10))
    .where('day', '<=', last.slice(0, 10))
    .execute();
  const busy = await db
    .selectFrom('busyTimes')
    .select(['startsAt', 'endsAt'])
    .where('endsAt', '>', first)
    .where('startsAt', '<', last)
    .execute();
  return [
    ...closed.map(({ day, fromTime, toTime }) => ({
      startsAt: slotStart(day, fromTime),
      endsAt: slotStart(day, toTime),
      by: 'closed_hours' as const,
    })),
    ...busy.map((range) => ({ ...range, by: 'busy' as const })),
  ];
}

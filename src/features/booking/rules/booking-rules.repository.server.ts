import { toJson } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { BookingRules, ClosedDay } from './booking-rules.ts';

/** The rules as the owner left them. The row is there since its migration. */
export async function requireRules(db: Queryable): Promise<BookingRules> {
  const { id: _, ...rules } = await db
    .selectFrom('bookingRules')
    .selectAll()
    .executeTakeFirstOrThrow();
  return rules;
}

export async function saveRules(trx: Queryable, rules: BookingRules): Promise<void> {
  const { slotTimes, weekdays, ...rest } = rules;
  await trx
    .updateTable('bookingRules')
    .set({ ...rest, slotTimes: toJson(slotTimes), weekdays: toJson(weekdays) })
    .execute();
}

/** The days that the owner closed, from `first` on, the earliest first. */
export async function listClosedDays(db: Queryable, first: string): Promise<ClosedDay[]> {
  return db.selectFrom('closedDays').selectAll().where('day', '>=', first).orderBy('day').execute();
}

/** Keeps a closed day; one that is closed already gets the new reason. */
export async function saveClosedDay(trx: Queryable, closed: ClosedDay): Promise<void> {
  const { note, notePt } = closed;
  await trx
    .insertInto('closedDays')
    .values(closed)
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ note, notePt }))
    .execute();
}

/** Answers whether the day was closed. */
export async function removeClosedDay(trx: Queryable, day: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('closedDays')
    .where('day', '=', day)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

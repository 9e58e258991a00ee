import { addDays } from '#core/calendar-day.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';

/** The sign-ups of one source. */
type SourceCount = { source: string; signUps: number };

function dayOf(instant: Date | string): string {
  return readClock(instant, companyZone).day;
}

/** Counts one sign-up of a source on the day in Lisbon. */
export async function countSignUp(trx: Queryable, at: Date, source: string): Promise<void> {
  await trx
    .insertInto('signUpSources')
    .values({ day: dayOf(at), source, signUps: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'source'])
        .doUpdateSet(({ eb }) => ({ signUps: eb('signUpSources.signUps', '+', 1) })),
    )
    .execute();
}

/** Returns the sign-ups of each source in the last `days` days. */
export async function listSignUpSources(
  { database, clock }: Context,
  days: number,
): Promise<SourceCount[]> {
  const since = addDays(dayOf(clock()), 1 - days);
  const rows = await database.read((db) =>
    db
      .selectFrom('signUpSources')
      .select(['source', ({ fn }) => fn.sum<number>('signUps').as('signUps')])
      .where('day', '>=', since)
      .groupBy('source')
      .execute(),
  );
  return rows.map(({ source, signUps }) => ({ source, signUps: Number(signUps) }));
}

/** Returns how many sign-ups came from a source since an instant's day. */
export async function countSignUpsFrom(
  db: Queryable,
  source: string,
  since: string,
): Promise<number> {
  const row = await db
    .selectFrom('signUpSources')
    .select(({ fn }) => fn.sum<number | null>('signUps').as('signUps'))
    .where('day', '>=', dayOf(since))
    .where('source', '=', source)
    .executeTakeFirst();
  return Number(row?.signUps ?? 0);
}

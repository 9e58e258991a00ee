import { sql } from 'kysely';
import { searchText } from '#core/search-text.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { PersonStandingTable } from '../people.tables.ts';
import { nameOf } from '../people.ts';
import { standingOf } from './standing.ts';

export async function hasPersonChanges(db: Queryable): Promise<boolean> {
  const row = await db.selectFrom('personChanges').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** So many changes are read to find whose they are: an import makes a dozen of each person. */
const mostChanges = 1_000;

/** Takes all changes of those whose changes are oldest, at most so many people; returns who they are. */
export async function takePersonChanges(trx: Queryable, most: number): Promise<string[]> {
  const changes = await trx
    .selectFrom('personChanges')
    .select('personId')
    .orderBy('id')
    .limit(mostChanges)
    .execute();
  const people = [...new Set(changes.map(({ personId }) => personId))].slice(0, most);
  if (people.length > 0)
    await trx.deleteFrom('personChanges').where('personId', 'in', people).execute();
  return people;
}

/** Returns when each of some people last wrote to the company, and the company to them. */
async function listLastWords(db: Queryable, ids: readonly string[]) {
  const own = db
    .selectFrom('contactMessages')
    .select(['personId', sql<'in' | 'out'>`'in'`.as('direction')])
    .select(({ fn }) => fn.max('createdAt').as('at'))
    .where('personId', 'in', ids)
    // What the company began has no first message of the other side.
    .where('message', '<>', '')
    .groupBy('personId');
  const later = db
    .selectFrom('contactMessages')
    .innerJoin('messages', 'messages.conversationId', 'contactMessages.id')
    .select(['contactMessages.personId', sql<'in' | 'out'>`messages.direction`.as('direction')])
    .select(({ fn }) => fn.max('messages.at').as('at'))
    .where('contactMessages.personId', 'in', ids)
    .where('messages.direction', '<>', 'note')
    .groupBy(['contactMessages.personId', 'messages.direction']);
  return own.unionAll(later).execute();
}

/** Returns those of some people who work here and have never been on the other side. */
async function listMereStaff(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('staff')
    .select('personId')
    .where('personId', 'in', ids)
    .where(({ and, not, exists, selectFrom }) =>
      and(
        (
          ['bookings', 'contactMessages', 'newsletterSubscribers', 'orders', 'projects'] as const
        ).map((table) =>
          not(exists(selectFrom(table).select('id').whereRef('personId', '=', 'staff.personId'))),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ personId }) => personId));
}

async function listDealings(db: Queryable, ids: readonly string[]) {
  const bookings = await db
    .selectFrom('bookings')
    .select('personId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('personId', 'in', ids)
    .where('status', '<>', 'cancelled')
    .groupBy('personId')
    .execute();
  const orders = await db
    .selectFrom('orders')
    .select(['personId', 'id', 'status', 'subscriptionStatus'])
    .where('personId', 'in', ids)
    .execute();
  const projects = await db
    .selectFrom('projects')
    .select(['personId', 'state', 'orderId'])
    .where('personId', 'in', ids)
    .execute();
  const waiting = await db
    .selectFrom('contactMessages')
    .innerJoin('conversations', 'conversations.id', 'contactMessages.id')
    .select('contactMessages.personId')
    .select(({ fn }) => fn.min('contactMessages.createdAt').as('since'))
    .where('contactMessages.personId', 'in', ids)
    .where('contactMessages.status', '=', 'new')
    .where('conversations.closedAs', 'is', null)
    .groupBy('contactMessages.personId')
    .execute();
  return { bookings, orders, projects, waiting, words: await listLastWords(db, ids) };
}

/** Works out where people stand; those who are gone, erased or merged stand nowhere. */
export async function workOutStandings(db: Queryable, ids: readonly string[]) {
  const people = await db
    .selectFrom('people')
    .select(['id', 'name', 'company', 'email', 'createdAt'])
    .where('id', 'in', ids)
    .where('erasedAt', 'is', null)
    .where('mergedInto', 'is', null)
    .execute();
  const all = await listDealings(db, ids);
  const staff = await listMereStaff(db, ids);
  return people.map((person): PersonStandingTable => {
    const of = <Row extends { personId: string | null }>(rows: readonly Row[]) =>
      rows.filter(({ personId }) => personId === person.id);
    const orders = of(all.orders);
    const [last] = of(all.words).sort((one, other) => (one.at < other.at ? 1 : -1));
    return {
      personId: person.id,
      knownAt: person.createdAt,
      state: standingOf({
        bookings: Number(of(all.bookings)[0]?.count ?? 0),
        orders,
        projects: of(all.projects),
      }),
      nameKey: searchText(nameOf(person)),
      lastAt: last?.at ?? person.createdAt,
      lastBy: last ? (last.direction === 'in' ? 'them' : 'us') : null,
      waitsSince: of(all.waiting)[0]?.since ?? null,
      lateOrders: orders.filter(({ subscriptionStatus }) => subscriptionStatus === 'past_due')
        .length,
      worksHere: staff.has(person.id) ? 1 : 0,
    };
  });
}

/** Replaces the standings of some people. */
export async function replaceStandings(
  trx: Queryable,
  ids: readonly string[],
  standings: PersonStandingTable[],
): Promise<void> {
  await trx.deleteFrom('personStandings').where('personId', 'in', ids).execute();
  if (standings.length > 0) await trx.insertInto('personStandings').values(standings).execute();
}

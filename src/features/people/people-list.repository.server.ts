import { sql } from 'kysely';
import { isListedFor, type Sought } from '#platform/database/contains.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Scope } from '#platform/permissions/permissions.ts';
import type { PeoplePage } from './people.schema.ts';
import { nameOf, type Person } from './people.ts';
import type { PeopleFilter, PeopleView } from './standing/standing.ts';

/** Standings are worked out before (`updateStandings`); who has none is erased or merged. */
type Search = Omit<PeopleView, 'sort'> & Sought & { scope: Scope };
type Found = Omit<Search, 'filter'>;

function visiblePeople(db: Queryable, scope: Scope) {
  const people = db.selectFrom('people');
  if (scope === 'all') return people;
  return people.where(({ exists, selectFrom }) =>
    exists(selectFrom('orders').select('orders.id').whereRef('orders.personId', '=', 'people.id')),
  );
}

/** Who is found; the row of a person is read where something is asked that it alone says. */
function listed(db: Queryable, { scope, language, ...sought }: Found) {
  let rows = db
    .selectFrom('personStandings as standing')
    .where(isListedFor('person', sql.ref('standing.personId'), sought));
  if (scope !== 'all' || language !== '')
    rows = rows.where('standing.personId', 'in', () => {
      const visible = visiblePeople(db, scope).select('people.id');
      return language === '' ? visible : visible.where('language', '=', language);
    });
  return rows;
}

/** Who merely works here is found by a search alone. The literal is that of the indexes. */
function withoutMereStaff(rows: ReturnType<typeof listed>, q: string) {
  return q === '' ? rows.where(sql<boolean>`works_here = 0`) : rows;
}

function filtered(db: Queryable, { filter, ...search }: Search) {
  const rows = listed(db, search);
  // Mere staff neither wait nor pay.
  if (filter === 'waiting') return rows.where('waitsSince', 'is not', null);
  if (filter === 'late') return rows.where(sql<boolean>`late_orders > 0`);
  const others = withoutMereStaff(rows, search.q);
  return filter === 'all' ? others : others.where('state', '=', filter);
}

/** Returns how many people each filter lists of those who are found. */
export async function countPeople(
  db: Queryable,
  search: Found,
): Promise<Record<PeopleFilter, number>> {
  const rows = await withoutMereStaff(listed(db, search), search.q)
    .select('state')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.count<number>('waitsSince').as('waiting'),
    ])
    .select(sql<number>`sum(case when late_orders > 0 then 1 else 0 end)`.as('late'))
    .groupBy('state')
    .execute();
  const counts = { all: 0, waiting: 0, late: 0, enquired: 0, booked: 0, client: 0, left: 0 };
  for (const row of rows) {
    counts[row.state] = Number(row.count);
    counts.all += Number(row.count);
    counts.waiting += search.scope === 'all' ? Number(row.waiting) : 0;
    counts.late += Number(row.late);
  }
  return counts;
}

/** Returns the next booking of each of some people. */
async function listNextBookings(db: Queryable, ids: readonly string[], now: string) {
  if (ids.length === 0) return new Map<string, { at: string; reference: string }>();
  const rows = await db
    .selectFrom('bookings')
    .select(['personId', 'startsAt as at', 'reference'])
    .where('personId', 'in', ids)
    .where('startsAt', '>', now)
    .where('status', '<>', 'cancelled')
    .orderBy('startsAt', 'desc')
    .execute();
  return new Map(rows.map(({ personId, at, reference }) => [personId ?? '', { at, reference }]));
}

/** Returns people with where they stand, in the order of the view. */
export async function listPeople(
  db: Queryable,
  { sort, ...search }: PeopleView & Search,
  { limit, offset, now }: { limit: number; offset: number; now: string },
): Promise<PeoplePage['people']> {
  const rows = filtered(db, search).innerJoin('people', 'people.id', 'standing.personId');
  const sorted = {
    word: () => rows.orderBy('lastAt', 'desc'),
    wait: () =>
      (search.filter === 'waiting' ? rows : rows.orderBy(sql`waits_since is null`)).orderBy(
        'waitsSince',
      ),
    name: () => rows.orderBy('nameKey'),
    new: () => rows.orderBy('knownAt', 'desc'),
  }[sort]();
  const people = await sorted
    .orderBy('standing.personId', sort === 'word' || sort === 'new' ? 'desc' : 'asc')
    .select(['id', 'name', 'email', 'phone', 'company', 'language', 'people.createdAt'])
    .select(['state', 'lastAt', 'lastBy', 'waitsSince', 'lateOrders'])
    .limit(limit)
    .offset(offset)
    .execute();
  const mayRead = search.scope === 'all';
  const ids = mayRead ? people.map(({ id }) => id) : [];
  const next = await listNextBookings(db, ids, now);
  return people.map(({ lastAt, lastBy, waitsSince, lateOrders, ...person }) => ({
    ...person,
    lastWord: mayRead && lastBy !== null ? { at: lastAt, by: lastBy } : null,
    waitsSince: mayRead ? waitsSince : null,
    paysLate: lateOrders > 0,
    next: next.get(person.id) ?? null,
  }));
}

/** Returns who waits longest for an answer of those who are found; null if nobody does. */
export async function getLongestWaiting(
  db: Queryable,
  search: Found,
): Promise<PeoplePage['longest']> {
  const row = await filtered(db, { ...search, filter: 'waiting' })
    .innerJoin('people', 'people.id', 'standing.personId')
    .select(['id', 'name', 'company', 'email', 'waitsSince'])
    .orderBy('waitsSince')
    .limit(1)
    .executeTakeFirst();
  return row?.waitsSince ? { id: row.id, name: nameOf(row), since: row.waitsSince } : null;
}

/** Returns a person whom a role may see; null for any other. */
export async function getVisiblePerson(
  db: Queryable,
  id: string,
  scope: Scope,
): Promise<Person | null> {
  const row = await visiblePeople(db, scope).selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

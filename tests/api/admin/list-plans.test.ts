import { type KyselyPlugin, type QueryId, type RootOperationNode, sql } from 'kysely';
import { expect } from 'vitest';
import {
  countByState,
  listBookingsFor,
} from '#features/booking/desk/staff-bookings.repository.server.ts';
import { countByFilter } from '#features/conversations/conversations.repository.server.ts';
import { listSubscribersOf } from '#features/newsletter/subscribers.repository.server.ts';
import { findEvents, findTasks } from '#features/payments/desk/order-detail.repository.server.ts';
import {
  countOrders,
  listOrders,
  sumTaken,
} from '#features/payments/desk/orders-list.repository.server.ts';
import { peopleSearch } from '#features/people/people.search.server.ts';
import { listPeople } from '#features/people/people-list.repository.server.ts';
import { workOutStandings } from '#features/people/standing/standing.repository.server.ts';
import { listProjects } from '#features/projects/desk/list-projects.server.ts';
import { listChangesOf } from '#platform/audit/list-changes-of.server.ts';
import type { Database, Queryable } from '#platform/database/database.server.ts';
import type { Engine } from '#platform/database/engine.server.ts';
import { findListedIds } from '#platform/search/search.repository.server.ts';
import { test as it, type StaffSite } from '../../factories/staff-site.ts';

type Seen = { node: RootOperationNode; queryId: QueryId };

/** Returns how the database would run the queries of `work`, where it has the choice of an index. */
async function planOf(
  { database }: StaffSite,
  work: (db: Queryable, engine: Engine) => Promise<unknown>,
  prepare: (db: Queryable) => Promise<void> = async () => {},
): Promise<string> {
  return database.transaction(async (trx) => {
    await prepare(trx);
    const seen: Seen[] = [];
    const watching: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        seen.push({ node, queryId });
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    // A table of a test is so small that PostgreSQL would rather read all of it.
    if (database.engine === 'postgres') await sql`set local enable_seqscan = off`.execute(trx);
    await work(trx.withPlugin(watching), database.engine);
    const explain = database.engine === 'postgres' ? 'explain' : 'explain query plan';
    const plans: string[] = [];
    for (const { node, queryId } of seen) {
      const { sql: text, parameters } = trx.getExecutor().compileQuery(node, queryId);
      const pieces = text.split(/\?|\$\d+/);
      const query = sql.join(
        pieces.flatMap((piece, at) =>
          at < parameters.length ? [sql.raw(piece), sql.val(parameters[at])] : [sql.raw(piece)],
        ),
        sql.raw(''),
      );
      const { rows } = await sql`${sql.raw(explain)} ${query}`.execute(trx);
      plans.push(JSON.stringify(rows));
    }
    return plans.join('\n');
  });
}

const page = { limit: 10, offset: 0 };
const listWork = (db: Queryable, state: 'closed' | null) => {
  const database = { read: (work) => work(db) } as Pick<Database, 'read'> as Database;
  return listProjects({ database, clock: () => new Date() }, { state, personId: null, ...page });
};
const orders = { filter: 'active', q: '', sort: 'date', direction: 'desc' } as const;
const subscribers = {
  filter: 'all',
  language: '',
  q: '',
  sort: 'date',
  direction: 'desc',
} as const;

const bookings = { state: 'upcoming', q: '', now: '2026-01-01T00:00:00.000Z' } as const;
const people = { filter: 'all', language: '', q: '', sort: 'word', scope: 'all' } as const;
const peoplePage = { ...page, now: '2026-01-01T00:00:00.000Z' };

it.for([
  [
    'orders_subscription_status',
    (db: Queryable, engine: Engine) => listOrders(db, engine, orders, page),
  ],
  [
    'orders_created',
    (db: Queryable, engine: Engine) => listOrders(db, engine, { ...orders, filter: 'all' }, page),
  ],
  ['charges_order', (db: Queryable, engine: Engine) => listOrders(db, engine, orders, page)],
  ['orders_by_state', (db: Queryable) => countOrders(db, { q: '' })],
  ['orders_uninvoiced', (db: Queryable) => countOrders(db, { q: '' })],
  [
    'orders_uninvoiced',
    (db: Queryable, engine: Engine) =>
      listOrders(db, engine, { ...orders, filter: 'uninvoiced' }, page),
  ],
  ['charges_paid', (db: Queryable) => sumTaken(db, '2026-01-01T00:00:00.000Z')],
  ['company_tasks_of_order', (db: Queryable) => findTasks(db, 'x')],
  ['payment_events_about', (db: Queryable) => findEvents(db, ['x', 'y'])],
  ['audit_log_subject', (db: Queryable) => listChangesOf(db, { kind: 'order', id: 'x' })],
  ['newsletter_subscribers_created', (db: Queryable) => listSubscribersOf(db, subscribers, page)],
  ['newsletter_consents_subscriber', (db: Queryable) => listSubscribersOf(db, subscribers, page)],
  [
    'conversations_snoozed',
    (db: Queryable) => countByFilter(db, { staffId: null, now: peoplePage.now }),
  ],
  [
    'contact_messages_open',
    (db: Queryable) => countByFilter(db, { staffId: null, now: peoplePage.now }),
  ],
  ['bookings_start', (db: Queryable) => listBookingsFor(db, bookings, page)],
  ['bookings_start', (db: Queryable) => countByState(db, bookings)],
  ['bookings_cancelled', (db: Queryable) => countByState(db, bookings)],
  ['bookings_no_show', (db: Queryable) => countByState(db, bookings)],
  ['bookings_person', (db: Queryable) => workOutStandings(db, ['x'])],
  ['projects_person', (db: Queryable) => workOutStandings(db, ['x'])],
  ['projects_changed', (db: Queryable) => listWork(db, null)],
  ['projects_listed', (db: Queryable) => listWork(db, 'closed')],
  ['messages_thread', (db: Queryable) => workOutStandings(db, ['x'])],
] as const)('the index %s serves its list', async ([index, work], { site }) => {
  expect(await planOf(site, work)).toContain(index);
});

const many = Array.from({ length: 40 }, (_, place) => `p${place}`);

it.for([
  ['worked out', (db: Queryable) => workOutStandings(db, many)],
  ['indexed for searches', (db: Queryable) => peopleSearch.read(db, many)],
] as const)('people are read by their ids where they are %s', async ([, work], { site }) => {
  const plan = await planOf(site, work);
  expect(plan).toMatch(site.database.engine === 'sqlite' ? /autoindex_people_1/ : /people_pkey/);
  expect(plan).not.toContain('people_merged');
});

/** So many people that no engine would rather sort them. */
async function addPeople(db: Queryable): Promise<void> {
  const createdAt = '2026-01-01T00:00:00.000Z';
  const ids = Array.from({ length: 2_000 }, (_, place) => `p${place}`);
  for (let start = 0; start < ids.length; start += 500) {
    const some = ids.slice(start, start + 500);
    const empty = { phone: '', company: '', language: 'en', staffFields: '' } as const;
    const nobody = { erasedAt: null, mergedInto: null };
    await db
      .insertInto('people')
      .values(
        some.map((id) => ({
          id,
          email: id,
          emailKey: id,
          name: id,
          createdAt,
          ...empty,
          ...nobody,
        })),
      )
      .execute();
    await db
      .insertInto('personStandings')
      .values(
        some.map((id, place) => ({
          personId: id,
          knownAt: createdAt,
          state: place % 9 === 0 ? 'client' : 'enquired',
          nameKey: id,
          lastAt: createdAt,
          lastBy: null,
          waitsSince: place % 9 === 0 ? createdAt : null,
          lateOrders: 0,
          worksHere: 0,
        })),
      )
      .execute();
  }
  await sql`analyze`.execute(db);
}

it.for([
  ['person_standings_heard', (db: Queryable) => listPeople(db, people, peoplePage)],
  [
    'person_standings_state',
    (db: Queryable) => listPeople(db, { ...people, filter: 'client' }, peoplePage),
  ],
  [
    'person_standings_waiting',
    (db: Queryable) => listPeople(db, { ...people, filter: 'waiting', sort: 'wait' }, peoplePage),
  ],
  [
    'person_standings_named',
    (db: Queryable) => listPeople(db, { ...people, sort: 'name' }, peoplePage),
  ],
  [
    'person_standings_known',
    (db: Queryable) => listPeople(db, { ...people, sort: 'new' }, peoplePage),
  ],
] as const)('the index %s serves the list of people', async ([index, work], { site }) => {
  const plan = await planOf(site, work, addPeople);
  expect(plan).toContain(index);
});

/** So many entries of a kind that no engine would rather read them all. */
async function addEntries(db: Queryable, kind: string): Promise<void> {
  const shown = { words: '', title: '', detail: '', at: peoplePage.now };
  for (let start = 0; start < 3_000; start += 500) {
    const places = Array.from({ length: 500 }, (_, place) => start + place);
    const rows = places.map((place) => ({
      kind,
      refId: `r${place}`,
      listed: `no ${place}`,
      ...shown,
    }));
    await db.insertInto('searchEntries').values(rows).execute();
  }
  await sql`analyze`.execute(db);
}

it('a list finds by the index of parts of words, whatever its kind has', async ({ site }) => {
  for (const kind of ['person', 'booking', 'conversation', 'order', 'subscriber']) {
    const search = { kind, ways: [['costa', 'ana'], ['913111']], limit: 10 };
    const plan = await planOf(
      site,
      (db, engine) => findListedIds(db, engine, search),
      (db) => addEntries(db, kind),
    );
    if (site.database.engine === 'postgres') expect(plan).toContain('search_entries_parts');
    else {
      expect(plan).toContain('VIRTUAL TABLE INDEX');
      expect(plan).toContain('SEARCH entry USING INTEGER PRIMARY KEY');
    }
  }
});

it('a list reads no more records than were found', async ({ site }) => {
  const sought = { q: 'x', found: ['a', 'b'] };
  const plans = {
    people: await planOf(
      site,
      (db) => listPeople(db, { ...people, ...sought }, peoplePage),
      addPeople,
    ),
    bookings: await planOf(site, (db) => listBookingsFor(db, { ...bookings, ...sought }, page)),
    orders: await planOf(site, (db, engine) =>
      listOrders(db, engine, { ...orders, ...sought }, page),
    ),
    subscribers: await planOf(site, (db) =>
      listSubscribersOf(db, { ...subscribers, ...sought }, page),
    ),
  };
  for (const [list, plan] of Object.entries(plans))
    expect({ list, plan }).not.toMatchObject({ plan: expect.stringMatching(/SCAN|Seq Scan/) });
});

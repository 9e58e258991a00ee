import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { migrate, migrations } from '#database/migrate.server.ts';
import { dumpDatabase } from '../harness/dump-database.ts';
import { type RunningServer, startServer } from '../harness/running-server.ts';
import type { Engine } from '../harness/test-database.ts';
import { startChild } from './child-process.ts';
import { feedToken, insertEarlierRows, paymentOf, tokenOf } from './earlier-rows.ts';
import { type OpenDatabase, openEmptyDatabase } from './open-database.ts';

const rows = process.env.TEST_LONG ? 10_000 : 300;
/** How many kills must have found the upgrade unfinished. */
const kills = process.env.TEST_LONG ? 20 : 2;
const visited = process.env.TEST_LONG ? 10_000 : 20;
const engines: Engine[] = ['sqlite', 'postgres'];

// The last commit without people, sign-in, log and conversations.
const firstNew = migrations.findIndex(({ name }) => name === '011-people');
const [before, added] = [migrations.slice(0, firstNew), migrations.slice(firstNew)];

let open: OpenDatabase;
let server: RunningServer | null = null;
afterEach(async () => {
  await server?.kill();
  server = null;
  await open.close();
});

/** Opens a database of before, with its rows; returns what it holds. */
async function openFilled(engine: Engine): Promise<Record<string, string[]>> {
  open = await openEmptyDatabase(engine);
  await migrate(open.database, before);
  await insertEarlierRows(open.database, rows);
  return dumpDatabase(open.database);
}

async function executed(): Promise<string[]> {
  const { rows: found } = await sql<{ name: string }>`
    select name from schema_migrations order by name`.execute(open.database.forMigrations);
  return found.map(({ name }) => name);
}

/** Begins the upgrade and kills it at a random moment of one of its migrations. */
async function killMidway(): Promise<void> {
  const child = startChild('migrate-aloud.ts', open.env as Record<string, string>);
  const step = added[Math.floor(Math.random() * added.length)];
  await child.says(step?.name ?? '');
  await new Promise((resolve) => setTimeout(resolve, Math.random() * (rows / 50)));
  await child.kill();
}

/** Whether the upgrade went through; fails if the database is neither whole nor as it was. */
async function isUpgraded(untouched: Record<string, string[]>): Promise<boolean> {
  const names = await executed();
  if (names.length > before.length) {
    expect(names).toEqual(migrations.map(({ name }) => name));
    await expectEveryRowHasAPerson();
    return true;
  }
  expect(await dumpDatabase(open.database)).toEqual(untouched);
  return false;
}

async function expectEveryRowHasAPerson(): Promise<void> {
  for (const table of ['bookings', 'contact_messages', 'newsletter_subscribers', 'orders']) {
    const key = sql.raw(table === 'orders' ? 'lower(row.billing_email)' : 'row.email_key');
    const { rows: without } = await sql`select row.id from ${sql.table(table)} as row
      left join people on people.id = row.person_id and people.email_key = ${key}
      where people.id is null`.execute(open.database.forMigrations);
    expect(without, table).toEqual([]);
  }
  const { people, conversations } = await open.database.read(async (db) => ({
    people: await db.selectFrom('people').select('emailKey').execute(),
    conversations: await db.selectFrom('conversations').select('id').execute(),
  }));
  const shared = Math.ceil(rows / 3);
  expect(people).toHaveLength(shared + 4 * (rows - shared));
  expect(conversations).toHaveLength(rows);
}

/** Opens every link of before, 20 at a time, and checks what it shows. */
async function expectLinksToWork(origin: string): Promise<number> {
  const links: [path: string, shown: string][] = [];
  for (let i = 0; i < Math.min(rows, visited); i += 1) {
    const manage = `/api/bookings/manage/${tokenOf('booking', i)}`;
    const status = i % 2 ? 'confirmed' : 'unconfirmed';
    links.push(
      [manage, `"EN-B${i}"`],
      [`${manage}/calendar.ics`, `UID:b${i}@`],
      [`/api/newsletter/confirm/${tokenOf('confirm', i)}`, `"status":"${status}"`],
      [`/api/newsletter/subscription/${tokenOf('unsubscribe', i)}`, `"status":"${status}"`],
      [`/api/payments/${paymentOf(i)}?clientSecret=${tokenOf('order', i)}`, `"EN-O${i}"`],
    );
  }
  links.push([`/api/bookings/feed/${feedToken}.ics`, `UID:b${rows - 1}@`]);
  for (const page of [
    `/manage-booking/${tokenOf('booking', 0)}`,
    `/pt/newsletter/confirm/${tokenOf('confirm', 0)}`,
    `/newsletter/unsubscribe/${tokenOf('unsubscribe', 0)}`,
    `/payment-success?payment_intent=${paymentOf(0)}&payment_intent_client_secret=${tokenOf('order', 0)}`,
  ])
    links.push([page, '<h1']);
  const count = links.length;
  async function visit(): Promise<void> {
    for (let link = links.pop(); link; link = links.pop()) {
      const [path, shown] = link;
      // A starved client may reuse a connection that the server has closed as idle.
      const response = await fetch(origin + path).catch(() => fetch(origin + path));
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toContain(shown);
    }
  }
  await Promise.all(Array.from({ length: 20 }, visit));
  return count;
}

describe.each(engines)('a database without people, on %s', (engine) => {
  it('is upgraded whole or left untouched by kills, and every link of before works', async () => {
    let untouched = await openFilled(engine);
    const outcomes = { untouched: 0, whole: 0 };
    while (outcomes.untouched < kills) {
      await killMidway();
      if (await isUpgraded(untouched)) {
        outcomes.whole += 1;
        await open.close();
        untouched = await openFilled(engine);
      } else outcomes.untouched += 1;
    }
    // The start of the server upgrades what the last kill left.
    server = await startServer(open.env);
    expect(await isUpgraded(untouched)).toBe(true);
    const links = await expectLinksToWork(server.origin);
    if (process.env.TEST_LONG) console.info({ engine, rows, ...outcomes, links });
  });
});

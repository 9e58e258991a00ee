import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { searchText } from '#core/search-text.ts';
import { checkSchema } from '#database/check-schema.server.ts';
import { migrate, migrations } from '#database/migrate.server.ts';
import { seedIfEmpty } from '#database/seed.server.ts';
import { UnusableDataError } from '#platform/database/unusable-data.server.ts';
import { earlierContent } from '../../factories/earlier-migrations/001-content.ts';
import { earlierBookings } from '../../factories/earlier-migrations/002-bookings.ts';
import { earlierOrders } from '../../factories/earlier-migrations/006-orders.ts';
import { type OpenDatabase, openEmptyDatabase } from '../../faults/open-database.ts';

const at = '2026-11-07T10:00:00.000Z';
const repair = '009-repair-edited-migrations';
const earlier = [earlierContent, earlierBookings, earlierOrders];
const own = migrations.map(({ name }) => name);

let open: OpenDatabase;
beforeEach(async () => {
  open = await openEmptyDatabase();
});
afterEach(() => open.close());

async function rowsOf<Row>(statement: string): Promise<Row[]> {
  return (await sql.raw<Row>(statement).execute(open.database.forMigrations)).rows;
}

function run(statement: string): Promise<unknown[]> {
  return rowsOf(statement);
}

/** Runs the migrations up to 008 as an earlier version did, some of them in their earlier form. */
async function migrateAsBefore(replaced = earlier): Promise<void> {
  const steps = migrations
    .filter(({ name }) => name < repair)
    .map((step) => replaced.find(({ name }) => name === step.name) ?? step);
  await migrate(open.database, steps);
  await run('drop table schema_hashes');
}

async function insertOrder(id: string, paymentId: string | null, subscriptionId: string | null) {
  const text = (value: string | null) => (value === null ? 'null' : `'${value}'`);
  await run(`insert into orders (id, reference, status, package_id, name, "interval", amount_cents,
    currency, language, payment_id, subscription_id, created_at, updated_at) values ('${id}', 'R-${id}',
    'created', 'starter', 'Starter', 'one-time', 100, 'EUR', 'en', ${text(paymentId)},
    ${text(subscriptionId)}, '${at}', '${at}')`);
}

async function providers(): Promise<Record<string, string>> {
  const rows = await rowsOf<{ id: string; provider: string }>('select id, provider from orders');
  return Object.fromEntries(rows.map(({ id, provider }) => [id, provider]));
}

async function update(): Promise<string[]> {
  const applied = await migrate(open.database);
  await checkSchema(open.database);
  return applied;
}

describe('a database that ran an earlier form of a migration', () => {
  it('gets the provider of its orders from their ids', async () => {
    await migrateAsBefore();
    await insertOrder('sandbox-once', 'pi_sandbox_a1', null);
    await insertOrder('sandbox-monthly', null, 'sub_sandbox_a1');
    await insertOrder('sandbox-unrecorded', null, null);
    await run(`insert into sandbox_payments (id, order_id, status, amount_cents, currency,
      description, client_secret, created_at) values ('pi_sandbox_b1', 'sandbox-unrecorded', 'open',
      100, 'EUR', 'Starter', 'secret', '${at}')`);
    await insertOrder('stripe-once', 'pi_3Qa1sandboxZ', null);
    await insertOrder('stripe-monthly', null, 'sub_1Qa1');
    await insertOrder('stripe-charged', null, null);
    await run(`insert into charges (payment_id, order_id, amount_cents, currency, refunded_cents,
      paid_at, noted_at) values ('pi_3Qb2', 'stripe-charged', 100, 'EUR', 0, '${at}', '${at}')`);
    await insertOrder('stripe-unrecorded', null, null);
    expect((await update())[0]).toBe(repair);
    expect(await providers()).toEqual({
      'sandbox-once': 'sandbox',
      'sandbox-monthly': 'sandbox',
      'sandbox-unrecorded': 'sandbox',
      'stripe-once': 'stripe',
      'stripe-monthly': 'stripe',
      'stripe-charged': 'stripe',
      'stripe-unrecorded': 'stripe',
    });
  });

  it('gives an order without an id to the sandbox where Stripe took none', async () => {
    await migrateAsBefore([earlierOrders]);
    await insertOrder('abandoned', null, null);
    await update();
    expect(await providers()).toEqual({ abandoned: 'sandbox' });
  });

  it('keeps the link of each booking, and gets the search text of each post', async () => {
    await migrateAsBefore();
    await run(`insert into bookings (id, reference, status, starts_at, ends_at, day, time, name, email,
      email_key, company, phone, language, time_zone, manage_token_hash, sequence, created_at,
      updated_at) values ('b', 'R', 'confirmed', '${at}', '${at}', '2026-11-07', '10:00', 'Ana', 'a@b.pt',
      'a@b.pt', '', '', 'pt', 'Europe/Lisbon', 'the-hash', 0, '${at}', '${at}')`);
    await run(`insert into blog_posts (id, slug, title, title_pt, summary, content, author, image_url,
      is_premium, created_at) values ('p', 'p', 'Opening', 'Abrir  AÇÃO', 'A sum', 'Text', 'Inês', '',
      false, '${at}')`);
    await update();
    expect(
      await rowsOf('select token_hash as "hash", booking_id as "booking" from booking_links'),
    ).toEqual([{ hash: 'the-hash', booking: 'b' }]);
    const [post] = await rowsOf('select search_text as "text" from blog_posts');
    expect(post).toEqual({ text: searchText('Opening', 'Abrir  AÇÃO', 'A sum', null, 'Inês') });
  });

  it('has the columns and the indexes of a new one, and can be seeded', async () => {
    await migrateAsBefore();
    await update();
    await seedIfEmpty(open.database, () => new Date(at));
    const fresh = await openEmptyDatabase();
    await migrate(fresh.database);
    const shapeOf = async ({ database }: OpenDatabase) => {
      const tables = await database.forMigrations.introspection.getTables();
      return tables
        .flatMap(({ name, columns }) =>
          columns.map((column) => `${name}.${column.name} ${column.dataType} ${column.isNullable}`),
        )
        .sort();
    };
    const indexesOf = async ({ database }: OpenDatabase) => {
      const catalogue =
        database.engine === 'sqlite'
          ? sql<{ name: string }>`select name from sqlite_master where type = 'index' order by name`
          : sql<{ name: string }>`select indexname as name from pg_indexes
              where schemaname = 'public' order by indexname`;
      return (await catalogue.execute(database.forMigrations)).rows;
    };
    expect(await shapeOf(open)).toEqual(await shapeOf(fresh));
    expect(await indexesOf(open)).toEqual(await indexesOf(fresh));
    await fresh.close();
  });
});

describe('a database of today', () => {
  it('is left as it is, and gets hashes that it lacks', async () => {
    await migrateAsBefore([]);
    await run(`insert into blog_posts (id, slug, title, summary, content, author, image_url,
      is_premium, created_at, search_text) values ('p', 'p', 'Opening', 'A sum', 'Text', 'Inês', '',
      false, '${at}', 'opening a sum ines')`);
    const content = () => rowsOf('select * from blog_posts order by id');
    const before = await content();
    const revision = async () => {
      const [row] = await rowsOf<{ revision: number }>('select revision from content_revision');
      return Number(row?.revision);
    };
    const atFirst = await revision();
    await update();
    // Newer columns are empty.
    expect(await content()).toMatchObject(before);
    expect(await rowsOf('select id, name from authors')).toEqual([
      { id: 'author-1', name: 'Inês' },
    ]);
    // SQLite's triggers are for each row. PostgreSQL's are for each statement, and statements of the
    // update that match no row raise it too; pages are then made anew once, which shows nothing else.
    const isForStatements = open.database.engine === 'postgres';
    const updated = await revision();
    if (isForStatements) expect(updated).toBeGreaterThan(atFirst);
    else expect(updated).toBe(atFirst);
    await run("update blog_posts set title = 'None' where id = 'nobody'");
    expect(await revision()).toBe(isForStatements ? updated + 1 : updated);
    const recorded = await rowsOf<{ name: string }>('select name from schema_hashes order by name');
    expect(recorded.map(({ name }) => name)).toEqual(own);
  });

  it('records the hash of each migration when it runs', async () => {
    await migrate(open.database);
    const recorded = await rowsOf('select name, hash from schema_hashes order by name');
    await run('drop table schema_hashes');
    await checkSchema(open.database);
    expect(await rowsOf('select name, hash from schema_hashes order by name')).toEqual(recorded);
  });

  it('is refused if it recorded another form of a landed migration', async () => {
    const steps = migrations
      .filter(({ name }) => name < repair)
      .map((step) => (step.name === earlierOrders.name ? earlierOrders : step));
    await migrate(open.database, steps);
    const failure = await migrate(open.database).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnusableDataError);
    expect(String(failure)).toMatch(/another form of the step 006-orders .*npm run restore/);
    expect(await rowsOf(`select name from schema_migrations where name = '${repair}'`)).toEqual([]);
  });

  it('is refused if its migrations ran in another order', async () => {
    await migrate(open.database);
    await run(
      `update schema_migrations set timestamp = '2020-01-01T00:00:00.000Z' where name = '${repair}'`,
    );
    await expect(migrate(open.database)).rejects.toThrow(/corrupted migrations: expected/);
  });

  it('has nothing to run again', async () => {
    expect(await migrate(open.database)).toEqual(own);
    expect(await migrate(open.database)).toEqual([]);
  });

  it('is refused with the names of the columns that it lacks', async () => {
    await migrate(open.database);
    await run('drop index orders_key');
    await run('alter table orders drop column key_hash');
    const failure = await checkSchema(open.database).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnusableDataError);
    expect(String(failure)).toMatch(/lacks orders\.key_hash, .*npm run restore/);
  });
});

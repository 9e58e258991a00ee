import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate, migrations } from '#database/migrate.server.ts';
import { startServer } from '../harness/running-server.ts';
import type { Engine } from '../harness/test-database.ts';
import { startChild } from './child-process.ts';
import { type OpenDatabase, openEmptyDatabase } from './open-database.ts';
import { slowMigrations } from './slow-migrations.ts';

const own = migrations.map(({ name }) => name);
const withSlow = slowMigrations(async () => {});
const engines: Engine[] = ['sqlite', 'postgres'];

let open: OpenDatabase;
afterEach(() => open.close());

async function tables(): Promise<string[]> {
  const found = await open.openAnother().forMigrations.introspection.getTables();
  return found.map(({ name }) => name).filter((name) => !name.startsWith('schema_migrations'));
}

describe.each(engines)('the schema on %s', (engine) => {
  beforeEach(async () => {
    open = await openEmptyDatabase(engine);
  });

  it('is brought up to date once; a second run does nothing', async () => {
    expect(await migrate(open.database)).toEqual(own);
    const before = await tables();
    expect(before).toContain('bookings');
    expect(await migrate(open.database)).toEqual([]);
    expect(await migrate(open.openAnother())).toEqual([]);
    expect(await tables()).toEqual(before);
  });

  it('runs pending migrations only', async () => {
    await migrate(open.database);
    expect(await migrate(open.database, withSlow)).toEqual(['900-first-table', '901-second-table']);
  });

  it('is unchanged when a migration fails, with all migrations of that run rolled back', async () => {
    await migrate(open.database);
    const before = await tables();
    const failing = slowMigrations(() => Promise.reject(new Error('a wrong step')));
    await expect(migrate(open.database, failing)).rejects.toThrow('a wrong step');
    expect(await tables()).toEqual(before);
    expect(await migrate(open.database, withSlow)).toEqual(['900-first-table', '901-second-table']);
  });

  it('is completed by the next start after a kill midway', async () => {
    const child = startChild('migrate-slowly.ts', open.env as Record<string, string>);
    await child.says('half-way');
    await child.kill();
    expect(await migrate(open.database, withSlow)).toEqual([
      ...own,
      '900-first-table',
      '901-second-table',
    ]);
    const rows = await sql`select id, name from second_table`.execute(open.database.forMigrations);
    expect(rows.rows).toEqual([{ id: 1, name: null }]);
  });
});

describe('servers that start at once on one PostgreSQL', () => {
  beforeEach(async () => {
    open = await openEmptyDatabase('postgres');
  });

  it('run each migration once, however many servers there are', async () => {
    const runs = await Promise.all(Array.from({ length: 6 }, () => migrate(open.openAnother())));
    expect(runs.flat()).toEqual(own);
  });

  it('seed once, and both serve', async () => {
    const servers = await Promise.all([startServer(open.env), startServer(open.env)]);
    const ready = await Promise.all(servers.map(({ origin }) => fetch(`${origin}/readyz`)));
    const logs = servers.flatMap((server) => [...server.logs]);
    await Promise.all(servers.map((server) => server.stop()));
    expect(ready.map(({ status }) => status)).toEqual([200, 200]);
    expect(logs.filter((line) => line.includes('"msg":"migrated"'))).toHaveLength(1);
    expect(logs.filter((line) => line.includes('"msg":"seeded'))).toHaveLength(1);
  });
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrations } from '#database/migrate.server.ts';
import { openEmptyDatabase } from '../../faults/open-database.ts';

const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === '058-known-browsers'),
);
const at = '2026-03-01T10:00:00.000Z';

test('what somebody signed in with who has left the staff ends', async ({ onTestFinished }) => {
  const open = await openEmptyDatabase();
  onTestFinished(() => open.close());
  const db = open.database.forMigrations;
  await migrate(open.database, before);
  for (const [id, endedAt] of [
    ['rita', null],
    ['ana', at],
  ] as const) {
    await sql`insert into people (id, email, email_key, name, phone, language, created_at)
      values (${id}, ${`${id}@x.example`}, ${`${id}@x.example`}, ${id}, '', 'pt', ${at})`.execute(
      db,
    );
    await sql`insert into staff (person_id, role, name, language, since, ended_at)
      values (${id}, 'owner', ${id}, 'pt', ${at}, ${endedAt})`.execute(db);
    await sql`insert into passkeys (id, person_id, public_key, counter, transports, name,
      is_backed_up, created_at) values (${`key-${id}`}, ${id}, 'k', 0, '[]', 'Phone', false,
      ${at})`.execute(db);
    await sql`insert into sessions (id, token_hash, person_id, strength, is_recovery, device,
      created_at, verified_at, seen_at, expires_at) values (${`session-${id}`}, ${`hash-${id}`},
      ${id}, 'passkey', false, '?', ${at}, ${at}, ${at}, ${at})`.execute(db);
  }
  await migrate(open.database);
  const left = await open.database.read(async (reader) => ({
    passkeys: await reader.selectFrom('passkeys').select('id').execute(),
    open: await reader.selectFrom('sessions').select('id').where('endedAt', 'is', null).execute(),
  }));
  expect(left).toEqual({ passkeys: [{ id: 'key-rita' }], open: [{ id: 'session-rita' }] });
});

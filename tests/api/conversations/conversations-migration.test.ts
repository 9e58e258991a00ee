import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrations } from '#database/migrate.server.ts';
import { openEmptyDatabase } from '../../faults/open-database.ts';

test('every stored message becomes a conversation with its id, found without accents', async ({
  onTestFinished,
}) => {
  const open = await openEmptyDatabase();
  onTestFinished(() => open.close());
  const at = '2026-03-01T10:00:00.000Z';
  const before = migrations.findIndex(({ name }) => name === '016-conversations');
  await migrate(open.database, migrations.slice(0, before));
  for (const [id, status] of [
    ['m1', 'new'],
    ['m2', 'answered'],
  ])
    await sql`insert into contact_messages (id, status, name, business_name, email, email_key, phone,
      message, language, answer_by, created_at) values (${id}, ${status}, 'Noor', 'Padaria São João', 'n@x.example',
      'n@x.example', '', 'Um TEXTO', 'en', ${at}, ${at})`.execute(open.database.forMigrations);
  const searched = migrations.findIndex(({ name }) => name === '017-conversation-search');
  await migrate(open.database, migrations.slice(0, searched));
  await migrate(open.database);
  const rows = await open.database.read((db) =>
    db.selectFrom('conversations').selectAll().orderBy('id').execute(),
  );
  const same = { assignedTo: null, snoozedUntil: null, alarmedAt: at, lastAt: at, revision: 1 };
  const searchText = 'noor padaria sao joao n@x.example um texto';
  expect(rows).toEqual(['m1', 'm2'].map((id) => ({ id, closedAs: null, ...same, searchText })));
});

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
  const called = { begunAs: 'form', subject: 'We have your message', replyToken: null };
  const searchText = 'noor padaria sao joao n@x.example um texto';
  expect(rows).toEqual(
    ['m1', 'm2'].map((id) => ({ id, closedAs: null, ...same, ...called, searchText })),
  );
});

test('conversations of the version before are those of a form, called as their acknowledgement', async ({
  onTestFinished,
}) => {
  const open = await openEmptyDatabase();
  onTestFinished(() => open.close());
  const before = migrations.findIndex(({ name }) => name === '069-conversations-of-anybody');
  await migrate(open.database, migrations.slice(0, before));
  const db = open.database.forMigrations;
  const at = '2026-03-01T10:00:00.000Z';
  for (const language of ['en', 'pt']) {
    await sql`insert into contact_messages (id, status, name, business_name, email, email_key, phone,
      message, language, answer_by, created_at) values (${language}, 'answered', 'Noor', '',
      'n@x.example', 'n@x.example', '', 'Text', ${language}, ${at}, ${at})`.execute(db);
    await sql`insert into conversations (id, last_at, revision, search_text)
      values (${language}, ${at}, 3, 'noor text')`.execute(db);
    await sql`insert into messages (id, conversation_id, direction, channel, body, language,
      mail_message_id, at) values (${`r-${language}`}, ${language}, 'out', 'mail', 'Yes.',
      ${language}, ${`conversation-reply.${language}@entrada.example`}, ${at})`.execute(db);
  }
  await migrate(open.database);
  const rows = await open.database.read((trx) =>
    trx
      .selectFrom('conversations')
      .innerJoin('messages', 'conversationId', 'conversations.id')
      .select(['begunAs', 'subject', 'replyToken', 'revision', 'searchText', 'body'])
      .orderBy('conversations.id')
      .execute(),
  );
  const same = { begunAs: 'form', replyToken: null, revision: 3, searchText: 'noor text' };
  expect(rows).toEqual([
    { ...same, subject: 'We have your message', body: 'Yes.' },
    { ...same, subject: 'Recebemos a sua mensagem', body: 'Yes.' },
  ]);
  await expect(
    sql`update conversations set begun_as = 'visit'`.execute(open.database.forMigrations),
  ).rejects.toThrow();
});

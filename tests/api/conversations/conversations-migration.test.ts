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
  const subject = 'We have your message';
  const called = { begunAs: 'form', subject, replyToken: null, projectId: null };
  expect(rows).toEqual(['m1', 'm2'].map((id) => ({ id, closedAs: null, ...same, ...called })));
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
      .select(['begunAs', 'subject', 'replyToken', 'revision', 'body'])
      .orderBy('conversations.id')
      .execute(),
  );
  const same = { begunAs: 'form', replyToken: null, revision: 3 };
  expect(rows).toEqual([
    { ...same, subject: 'We have your message', body: 'Yes.' },
    { ...same, subject: 'Recebemos a sua mensagem', body: 'Yes.' },
  ]);
  await expect(
    sql`update conversations set begun_as = 'visit'`.execute(open.database.forMigrations),
  ).rejects.toThrow();
});

test('the talk about a project becomes its conversation, with the papers that went with it', async ({
  onTestFinished,
}) => {
  const open = await openEmptyDatabase();
  onTestFinished(() => open.close());
  const before = migrations.findIndex(({ name }) => name === '071-talk-of-projects');
  await migrate(open.database, migrations.slice(0, before));
  const db = open.database.forMigrations;
  const [first, last] = ['2026-03-01T10:00:00.000Z', '2026-03-02T10:00:00.000Z'];
  await sql`insert into people (id, email, email_key, name, phone, language, created_at)
    values ('noor', 'Noor@x.example', 'noor@x.example', 'Noor', '', 'pt', ${first}),
    ('rita', 'rita@x.example', 'rita@x.example', 'Rita', '', 'pt', ${first})`.execute(db);
  for (const id of ['talked', 'silent'])
    await sql`insert into projects (id, person_id, title, title_pt, company, language, state,
        start_day, paused_days, created_at, updated_at)
      values (${id}, 'noor', 'A company', 'Uma empresa', '', 'pt', 'active', '2026-03-01', 0,
        ${first}, ${first})`.execute(db);
  await sql`insert into project_messages (id, project_id, direction, author_id, body, language, at)
    values ('m1', 'talked', 'out', 'rita', 'Já começámos.', 'pt', ${first}),
    ('m2', 'talked', 'note', 'rita', 'Ligar.', 'pt', ${last})`.execute(db);
  await sql`insert into project_documents (id, project_id, message_id, side, name, created_at)
    values ('d1', 'talked', 'm1', 'company', 'minuta.pdf', ${first}),
    ('d2', 'silent', null, 'company', 'outra.pdf', ${first})`.execute(db);
  await migrate(open.database);
  const read = await open.database.read(async (trx) => ({
    conversations: await trx
      .selectFrom('conversations')
      .innerJoin('contactMessages', 'contactMessages.id', 'conversations.id')
      .select(['projectId', 'begunAs', 'subject', 'status', 'email', 'emailKey', 'message'])
      .select(['personId', 'lastAt'])
      .execute(),
    messages: await trx
      .selectFrom('messages')
      .innerJoin('conversations', 'conversations.id', 'conversationId')
      .select(['messages.id', 'projectId', 'direction', 'channel', 'personId', 'body', 'isShown'])
      .orderBy('at')
      .execute(),
    papers: await trx
      .selectFrom('projectDocuments')
      .select(['id', 'messageId'])
      .orderBy('id')
      .execute(),
  }));
  const [talk, ...none] = read.conversations;
  expect(none).toEqual([]);
  expect(talk).toMatchObject({
    projectId: 'talked',
    begunAs: 'company',
    subject: 'Uma empresa',
    status: 'answered',
    email: 'Noor@x.example',
    emailKey: 'noor@x.example',
    message: '',
    personId: 'noor',
    lastAt: last,
  });
  const ours = { projectId: 'talked', channel: 'mail', personId: 'rita', isShown: false };
  expect(read.messages).toEqual([
    { ...ours, id: 'm1', direction: 'out', body: 'Já começámos.' },
    { ...ours, id: 'm2', direction: 'note', body: 'Ligar.' },
  ]);
  expect(read.papers).toEqual([
    { id: 'd1', messageId: 'm1' },
    { id: 'd2', messageId: null },
  ]);
  for (const channel of ['phone', 'whatsapp', 'meeting'])
    await sql`update messages set channel = ${channel}`.execute(db);
  await expect(sql`update messages set channel = 'pigeon'`.execute(db)).rejects.toThrow();
});

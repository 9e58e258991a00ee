import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Mails that came in, each once, the files of messages, and what a mail server said of ours. */
export const mailsThatCame: Migration = {
  name: '070-mails-that-came',
  async up(db, { watchTopic, columns: { instant, json } }) {
    await sql`create table mails_in (
      mail_message_id text primary key, place text not null,
      conversation_id text references conversations (id) on delete cascade,
      message_id text, sender text not null, quoted text not null, left_out ${json} not null,
      at ${instant} not null
    )`.execute(db);
    await sql`create index mails_in_conversation on mails_in (conversation_id)`.execute(db);
    await sql`create table message_files (
      file_id text primary key references files (id),
      conversation_id text not null references conversations (id) on delete cascade,
      message_id text not null
    )`.execute(db);
    await sql`create index message_files_conversation on message_files (conversation_id)`.execute(
      db,
    );
    await sql`alter table messages add column bounced_at ${instant}`.execute(db);
    await sql`alter table messages add column bounce_reason text not null default ''`.execute(db);
    for (const table of ['mails_in', 'message_files']) await watchTopic(db, table, 'conversations');
  },
};

import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Frees a conversation from the contact form: who began it, what it is called, and the secret of the
 * address at which its answers arrive. The first message's row stays, whatever way it came; it is
 * empty where the company wrote first. Conversations of the form are called as their acknowledgement.
 */
export const conversationsOfAnybody: Migration = {
  name: '069-conversations-of-anybody',
  async up(db) {
    await sql`alter table conversations add column begun_as text not null default 'form'
      check (begun_as in ('form', 'mail', 'company'))`.execute(db);
    await sql`alter table conversations add column subject text not null default ''`.execute(db);
    await sql`alter table conversations add column reply_token text`.execute(db);
    await sql`create unique index conversations_reply_token on conversations (reply_token)`.execute(
      db,
    );
    await sql`update conversations set subject = case (
        select language from contact_messages where contact_messages.id = conversations.id
      ) when 'pt' then 'Recebemos a sua mensagem' else 'We have your message' end`.execute(db);
  },
};

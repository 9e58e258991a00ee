import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What becomes of each message of the contact form: its thread, who handles it, and blocked senders. */
export const conversations: Migration = {
  name: '016-conversations',
  async up(db, { columns: { instant } }) {
    await sql`create table conversations (
      id text primary key references contact_messages (id) on delete cascade,
      closed_as text check (closed_as in ('done', 'spam')),
      assigned_to text references people (id),
      snoozed_until ${instant}, alarmed_at ${instant},
      last_at ${instant} not null, revision integer not null
    )`.execute(db);
    await sql`create index conversations_closed on conversations (closed_as, last_at)`.execute(db);
    await sql`create index conversations_assigned on conversations (assigned_to)`.execute(db);
    // Nobody is reminded of what was promised before there were reminders.
    await sql`insert into conversations (id, alarmed_at, last_at, revision)
      select id, created_at, created_at, 1 from contact_messages`.execute(db);
    await sql`create table messages (
      id text primary key,
      conversation_id text not null references conversations (id) on delete cascade,
      direction text not null check (direction in ('in', 'out', 'note')),
      channel text not null check (channel in ('form', 'mail', 'phone')),
      person_id text references people (id),
      body text not null, language text not null check (language in ('en', 'pt')),
      mail_message_id text unique, at ${instant} not null
    )`.execute(db);
    await sql`create index messages_thread on messages (conversation_id, at)`.execute(db);
    await sql`create table saved_answers (
      id text primary key, title text not null, body text not null, body_pt text not null,
      updated_at ${instant} not null
    )`.execute(db);
    await sql`create table sender_blocks (
      id text primary key, kind text not null check (kind in ('address', 'domain')),
      value text not null, created_at ${instant} not null, unique (kind, value)
    )`.execute(db);
  },
};

import { sql } from 'kysely';
import type { Migration } from './migration.ts';

type Talk = Record<'id' | 'name' | 'email' | 'words', string>;

/** The normalization of search texts when projects had messages of their own. */
function searchText(texts: readonly string[]): string {
  return texts
    .join('\n')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

const batch = 500;

/**
 * The talk about a project becomes a conversation like any other: one that exists has the id of its
 * project, and papers name the message of it with which they went. A note says how it came about, and
 * whether the client may see it.
 */
export const talkOfProjects: Migration = {
  name: '071-talk-of-projects',
  async up(db, { columns: { boolean } }) {
    await sql`alter table conversations add column project_id text
      references projects (id) on delete set null`.execute(db);
    await sql`create unique index conversations_project on conversations (project_id)`.execute(db);
    await sql`alter table messages add column is_shown ${boolean} not null default false`.execute(
      db,
    );
    // A check cannot be changed in place on SQLite.
    await sql`alter table messages add column way text not null default 'form'
      check (way in ('form', 'mail', 'phone', 'whatsapp', 'meeting'))`.execute(db);
    await sql`update messages set way = channel`.execute(db);
    await sql`alter table messages drop column channel`.execute(db);
    await sql`alter table messages rename column way to channel`.execute(db);

    await sql`insert into contact_messages (id, status, name, business_name, email, email_key, phone,
        message, language, person_id, answer_by, created_at)
      select projects.id, 'answered', people.name, '', people.email, people.email_key, '', '',
        projects.language, people.id, min(at), min(at)
      from project_messages join projects on projects.id = project_messages.project_id
      join people on people.id = projects.person_id
      group by projects.id, people.id`.execute(db);
    await sql`insert into conversations (id, begun_as, subject, project_id, last_at, search_text,
        revision)
      select projects.id, 'company',
        case when projects.language = 'pt' and title_pt <> '' then title_pt else title end,
        projects.id, max(at), '', 1
      from project_messages join projects on projects.id = project_messages.project_id
      join people on people.id = projects.person_id
      group by projects.id, people.id`.execute(db);
    await sql`insert into messages (id, conversation_id, direction, channel, person_id, body,
        language, at)
      select id, project_id, direction, 'mail', author_id, body,
        case language when 'pt' then 'pt' else 'en' end, at
      from project_messages`.execute(db);

    for (let last = ''; ; ) {
      const { rows } = await sql<Talk>`select conversations.id, name, email,
          string_agg(body, ' ') as words
        from conversations join contact_messages on contact_messages.id = conversations.id
        join messages on messages.conversation_id = conversations.id
        where project_id is not null and conversations.id > ${last}
        group by conversations.id, name, email order by conversations.id limit ${batch}`.execute(
        db,
      );
      if (rows.length === 0) break;
      for (const { id, name, email, words } of rows)
        await sql`update conversations set search_text = ${searchText([name, email, words])}
          where id = ${id}`.execute(db);
      last = rows.at(-1)?.id ?? '';
    }

    await sql`alter table project_documents add column sent_with text
      references messages (id) on delete set null`.execute(db);
    await sql`update project_documents set sent_with = message_id`.execute(db);
    await sql`drop index project_documents_message`.execute(db);
    await sql`alter table project_documents drop column message_id`.execute(db);
    await sql`alter table project_documents rename column sent_with to message_id`.execute(db);
    await sql`create index project_documents_message on project_documents (message_id)`.execute(db);
    await sql`drop table project_messages`.execute(db);
  },
};

import { sql } from 'kysely';
import type { Migration } from './migration.ts';

type Message = Record<'id' | 'name' | 'business' | 'email' | 'phone' | 'message', string>;

/** The normalization of search texts when the column was added. */
function searchText(texts: readonly string[]): string {
  return texts
    .filter((text) => text)
    .join('\n')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

const batch = 500;

/** What the inbox searches in: SQLite folds the letters of ASCII only, so the text is folded here. */
export const conversationSearch: Migration = {
  name: '017-conversation-search',
  async up(db) {
    await sql`alter table conversations add column search_text text not null default ''`.execute(
      db,
    );
    for (let last = ''; ; ) {
      const { rows } =
        await sql<Message>`select contact_messages.id, name, business_name as business,
        email, phone, message from contact_messages
        join conversations on conversations.id = contact_messages.id
        where contact_messages.id > ${last} order by contact_messages.id limit ${batch}`.execute(
          db,
        );
      if (rows.length === 0) return;
      const texts = rows.map(
        ({ id, name, business, email, phone, message }) =>
          sql`(${id}, ${searchText([name, business, email, phone, message])})`,
      );
      await sql`with texts (id, search_text) as (values ${sql.join(texts)})
        update conversations set search_text = texts.search_text from texts
        where conversations.id = texts.id`.execute(db);
      last = rows.at(-1)?.id ?? '';
    }
  },
};

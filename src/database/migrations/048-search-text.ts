import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What a list's search compares: without case and accents. SQLite gets it with each connection. */
export const searchTexts: Migration = {
  name: '048-search-text',
  async up(db, { engine }) {
    if (engine !== 'postgres') return;
    // Where the database's locale is C, `lower` leaves all letters but those of ASCII.
    await sql`create function search_text(value text) returns text
      language sql immutable parallel safe as $$
        select btrim(regexp_replace(lower(translate(
          regexp_replace(normalize(value, nfkd), '[\\u0300-\\u036F]', '', 'g'),
          'ÆÐØÞĐĦŁŊŒŦ', 'æðøþđħłŋœŧ')), '\\s+', ' ', 'g'))
      $$`.execute(db);
  },
};

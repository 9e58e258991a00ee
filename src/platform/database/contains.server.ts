import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containsPattern } from '#core/search-text.ts';

/** Returns whether a text of the database has `words` in it, whatever their case and accents. */
export function contains(text: RawBuilder<unknown>, words: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`search_text(${text}) like ${containsPattern(words)} escape '\\'`;
}

/** Returns whether a text has each of several words in it, in any order; the first eight count. */
export function containsEach(text: RawBuilder<unknown>, words: string): RawBuilder<SqlBool> {
  const parts = words.split(/\s+/).filter(Boolean).slice(0, 8);
  return sql.join([sql`1 = 1`, ...parts.map((word) => contains(text, word))], sql` and `);
}

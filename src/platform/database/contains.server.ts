import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containsPattern, searchWords } from '#core/search-text.ts';
import { searchWays } from '#core/search-ways.ts';
import { type Engine, engineSql } from './engine.server.ts';

function containsAll(text: RawBuilder<unknown>, parts: readonly string[]): RawBuilder<SqlBool> {
  const conditions = parts.map((part) => sql`${text} like ${containsPattern(part)} escape '\\'`);
  return sql<SqlBool>`(${sql.join([sql`1 = 1`, ...conditions], sql` and `)})`;
}

/**
 * Returns whether a text of the database has each of several words in it, in any order, folded by the
 * function `search_text`. For lists of few rows: the others store what they are found by.
 */
export function containsEach(text: RawBuilder<unknown>, sought: string): RawBuilder<SqlBool> {
  return containsAll(sql`search_text(${text})`, searchWords(sought));
}

/**
 * Returns what a page of a list is ordered by, so that both databases give the order of a Portuguese
 * reader whatever their locale: á as a, ø as o, in any case.
 */
export function orderOfNames(engine: Engine, name: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`search_text(${name}) ${engineSql[engine].byteOrder}`;
}

/** Returns whether a text has all parts of one of the ways in which something is sought. */
export function containsOne(
  text: RawBuilder<unknown>,
  ways: readonly (readonly string[])[],
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(
    ways.map((parts) => containsAll(text, parts)),
    sql` or `,
  )})`;
}

/** What is sought in a list, and the ids of all that it finds, where they are few (`findListed`). */
export type Sought = { q: string; found?: readonly string[] | null };

/** Repeats the last id, so that ten statements serve lists of any length. */
function filledUp(ids: readonly string[]): string[] {
  const length = 2 ** Math.ceil(Math.log2(ids.length));
  return Array.from({ length }, (_, place) => ids[Math.min(place, ids.length - 1)] ?? '');
}

/**
 * Returns whether a record is found by what is sought: each word in it, in any order, telephone numbers
 * by their digits. `id` is its id in the search index, which is to be updated first
 * (`updateSearchIndex`).
 */
export function isListedFor(
  kind: string,
  id: RawBuilder<unknown>,
  { q, found }: Sought,
): RawBuilder<SqlBool> {
  if (found?.length === 0) return sql<SqlBool>`1 = 0`;
  if (found) return sql<SqlBool>`${id} in (${sql.join(filledUp(found))})`;
  const ways = searchWays(q);
  if (ways.every((parts) => parts.length === 0)) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`${id} in (select ref_id from search_entries where kind = ${kind}
    and ${containsOne(sql`listed`, ways)})`;
}

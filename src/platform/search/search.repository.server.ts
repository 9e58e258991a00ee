import { sql } from 'kysely';
import { containsOne } from '#platform/database/contains.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Engine, engineSql } from '#platform/database/engine.server.ts';
import type { SearchEntryTable } from './search.tables.ts';

export type SearchEntry = Omit<SearchEntryTable, 'id' | 'words' | 'listed'>;
type NewEntry = Omit<SearchEntryTable, 'id'>;

/** Returns whether records of some kinds changed since they were indexed. */
export async function hasChanges(db: Queryable, kinds: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('searchChanges')
    .select('id')
    .where('kind', 'in', kinds)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listChanges(db: Queryable, kinds: readonly string[], limit: number) {
  return db
    .selectFrom('searchChanges')
    .selectAll()
    .where('kind', 'in', kinds)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function removeChanges(db: Queryable, ids: number[]): Promise<void> {
  await db.deleteFrom('searchChanges').where('id', 'in', ids).execute();
}

export async function addChanges(db: Queryable, kind: string, refIds: string[]): Promise<void> {
  if (refIds.length === 0) return;
  const rows = refIds.map((refId) => ({ kind, refId }));
  await db.insertInto('searchChanges').values(rows).execute();
}

export async function removeEntries(db: Queryable, kind: string, refIds: string[]): Promise<void> {
  await db
    .deleteFrom('searchEntries')
    .where('kind', '=', kind)
    .where('refId', 'in', refIds)
    .execute();
}

export async function addEntries(db: Queryable, entries: NewEntry[]): Promise<void> {
  if (entries.length > 0) await db.insertInto('searchEntries').values(entries).execute();
}

type Search = { ways: string[][]; kinds: string[]; limit: number };

/** Returns the entries in which each word of one of the ways begins a word, the newest first. */
export async function findEntries(
  db: Queryable,
  engine: Engine,
  { ways, kinds, limit }: Search,
): Promise<SearchEntry[]> {
  return db
    .selectFrom('searchEntries')
    .select(['kind', 'refId', 'title', 'detail', 'at'])
    .where(engineSql[engine].hasWordsBeginning(ways))
    .where('kind', 'in', kinds)
    .orderBy('at', 'desc')
    .orderBy('kind')
    .orderBy('refId')
    .limit(limit)
    .execute();
}

/**
 * Returns the records of a kind in whose `listed` are all parts of one of the ways. Null if a way has no
 * part of three letters.
 */
export async function findListedIds(
  db: Queryable,
  engine: Engine,
  { kind, ways, limit }: { kind: string; ways: string[][]; limit: number },
): Promise<string[] | null> {
  const mayHave = engineSql[engine].mayHaveParts(kind, ways);
  if (mayHave === null) return null;
  // A cross join keeps its order on SQLite: each candidate is looked at in turn, and no more than needed.
  const { rows } = await sql<{ id: string }>`select entry.ref_id as id
    from (${mayHave}) as candidate cross join search_entries as entry
    where entry.id = candidate.id and ${containsOne(sql`entry.listed`, ways)}
    limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ id }) => id);
}

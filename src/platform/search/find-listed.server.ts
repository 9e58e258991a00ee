import { searchWays } from '#core/search-ways.ts';
import type { Context } from '#platform/context/context.server.ts';
import { findListedIds } from './search.repository.server.ts';
import type { ListedSource } from './search-source.server.ts';
import { batchesOfASearch, updateSearchIndex } from './update-search-index.server.ts';

/** Where a search finds more, its list asks of each row whether it is among them. */
const mostFound = 1_000;

/**
 * Updates what a list of one kind finds its records by, so that what was just written is found, and
 * returns the ids of those that have what is sought, if at most a thousand. Null where nothing is sought,
 * more are found, or no word of it has three letters, by which the index finds.
 */
export async function findListed(
  context: Context,
  source: ListedSource,
  sought: string,
): Promise<string[] | null> {
  if (sought.trim() === '') return null;
  await updateSearchIndex(context, [source], batchesOfASearch);
  const { database } = context;
  const search = { kind: source.kind, ways: searchWays(sought), limit: mostFound + 1 };
  const ids = await database.read((db) => findListedIds(db, database.engine, search));
  return ids === null || ids.length > mostFound ? null : ids;
}

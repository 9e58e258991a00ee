import type { Context } from '#platform/context/context.server.ts';
import type { StaffContext } from '#platform/permissions/guarded.server.ts';
import { indexWords } from '#platform/search/index-words.ts';
import { findEntries } from '#platform/search/search.repository.server.ts';
import type { SearchSource } from '#platform/search/search-source.server.ts';
import { updateSearchIndex } from '#platform/search/update-search-index.server.ts';
import type { FoundKind, SearchResult } from './search.schema.ts';

const maxResults = 20;
const maxWords = 8;
/** What one search indexes first; the job does the rest, as after an upgrade. */
const maxBatches = 2;

/** Returns the newest records that a role may see and in which each word begins a word. */
export async function searchRecords(
  context: StaffContext,
  sources: readonly SearchSource[],
  q: string,
): Promise<SearchResult> {
  const { database, actor } = context;
  const words = indexWords(q).slice(0, maxWords);
  const kinds = sources.filter(({ roles }) => roles.includes(actor.role)).map(({ kind }) => kind);
  if (words.length === 0) return { entries: [], isComplete: true };
  const isComplete = await updateSearchIndex(context satisfies Context, sources, maxBatches);
  const found = await database.read((db) =>
    findEntries(db, database.engine, { words, kinds, limit: maxResults }),
  );
  const entries = found.map(({ kind, refId: id, ...shown }) => ({
    ...{ kind: kind as FoundKind, id },
    ...shown,
  }));
  return { entries, isComplete };
}

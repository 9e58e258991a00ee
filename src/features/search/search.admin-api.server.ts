import { Hono } from 'hono';
import * as z from 'zod/mini';
import { hasNoNul } from '#core/fields.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { readQuery } from '#platform/http/json-body.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded, type StaffContext } from '#platform/permissions/guarded.server.ts';
import { soughtWords } from '#platform/search/index-words.ts';
import { findEntries } from '#platform/search/search.repository.server.ts';
import type { SearchSource } from '#platform/search/search-source.server.ts';
import {
  batchesOfASearch,
  updateSearchIndex,
} from '#platform/search/update-search-index.server.ts';
import { type FoundKind, foundKinds, type SearchResult } from './search.ts';

/** Response of `GET /api/admin/search`: records in which each word begins a word, newest first. */
export const searchResultSchema: z.ZodMiniType<SearchResult> = z.object({
  entries: z.array(
    z.object({
      kind: z.enum(foundKinds),
      id: z.string(),
      title: z.string(),
      detail: z.string(),
      at: z.string(),
    }),
  ),
  /** False while records that changed wait to be indexed: more may be found in a moment. */
  isComplete: z.boolean(),
});

const maxResults = 20;

/** Returns the newest records that a role may see and in which each word begins a word. */
export async function searchRecords(
  context: StaffContext,
  sources: readonly SearchSource[],
  q: string,
): Promise<SearchResult> {
  const { database, actor } = context;
  const ways = soughtWords(q);
  const kinds = sources.filter(({ roles }) => roles.includes(actor.role)).map(({ kind }) => kind);
  if (ways.length === 0) return { entries: [], isComplete: true };
  const isComplete = await updateSearchIndex(context satisfies Context, sources, batchesOfASearch);
  const found = await database.read((db) =>
    findEntries(db, database.engine, { ways, kinds, limit: maxResults }),
  );
  const entries = found.map(({ kind, refId: id, ...shown }) => ({
    kind: kind as FoundKind,
    id,
    ...shown,
  }));
  return { entries, isComplete };
}

const searchQuery = z.object({
  q: z._default(z.string().check(z.maxLength(200), z.refine(hasNoNul)), ''),
});

const describeSearch = describeStaffCall({
  summary: 'Records of all kinds that a role may see, found by the beginnings of words',
  parameters: [{ name: 'q', in: 'query', required: false, schema: { type: 'string' } }],
  responses: {
    200: { description: 'At most 20, newest first', content: json(searchResultSchema) },
  },
  problems: { 422: '`invalid_fields`' },
});

/** `GET /api/admin/search`. */
export function searchAdminApi(sources: readonly SearchSource[]): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get(
    '/api/admin/search',
    describeSearch,
    guarded('search.read', async (c, context) => {
      const query = readQuery(c, searchQuery, (_, field) => `${field} is not valid.`);
      if (!query.ok) return query.refusal;
      return c.json(await searchRecords(context, sources, query.value.q));
    }),
  );
}

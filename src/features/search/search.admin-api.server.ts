import { Hono } from 'hono';
import * as z from 'zod/mini';
import { hasNoNul } from '#core/fields.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { readQuery } from '#platform/http/json-body.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import type { SearchSource } from '#platform/search/search-source.server.ts';
import { searchResultSchema } from './search.schema.ts';
import { searchRecords } from './search-records.server.ts';

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

import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { readQuery } from '#platform/http/json-body.server.ts';
import { limitParam, offsetParam } from '#platform/http/query-params.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';
import { listTranslations } from './list-translations.server.ts';
import { translationsQuery, translationsSchema } from './translations.schema.ts';

const listQuery = z.object({ ...translationsQuery, limit: limitParam, offset: offsetParam });

const describeTranslations = describeStaffCall({
  summary: 'Portuguese texts of every kind that are missing or older than their English',
  parameters: ['kind', 'finding', 'limit', 'offset'].map((name) => ({
    name,
    in: 'query' as const,
    required: false,
    schema: { type: 'string' as const },
  })),
  responses: { 200: { description: 'Texts', content: json(translationsSchema) } },
  problems: { 422: '`invalid_fields`' },
});

/** `/api/admin/translations`. */
export function translationsAdminApi(kinds: readonly ContentKind[]): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get(
    '/api/admin/translations',
    describeTranslations,
    guarded('content.read', async (c, context) => {
      const query = readQuery(c, listQuery, (_, field) => `${field} is not valid.`);
      if (!query.ok) return query.refusal;
      const { kind = null, finding = null, limit = '20', offset = '0' } = query.value;
      const filter = { kind, finding, limit: Number(limit), offset: Number(offset) };
      return c.json(await listTranslations(context, kinds, filter));
    }),
  );
}

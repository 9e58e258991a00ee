import { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { countSections } from './count-sections.server.ts';
import { sectionCountsSchema } from './section-counts.schema.ts';

const describeCounts = describeStaffCall({
  summary: 'What needs a person in each section, as far as the role may read it',
  responses: { 200: { description: 'Counts', content: json(sectionCountsSchema) } },
});

/** `GET /api/admin/counts`. */
export function sectionCountsAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get(
    '/api/admin/counts',
    describeCounts,
    guarded('counts.read', async (c, context) => c.json(await countSections(context))),
  );
}

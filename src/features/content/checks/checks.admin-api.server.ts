import { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { readSeen, refuseRecord } from '../content-response.server.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';
import { checkRecord, isAddressTaken } from './check-record.server.ts';
import { warningsSchema } from './checks.schema.ts';
import type { StatusOf } from './find-dead-links.server.ts';

const describeWarnings = describeStaffCall({
  summary:
    'What to ask about before publication: Portuguese, pictures, dead links, sources, address',
  responses: { 200: { description: 'Warnings', content: json(warningsSchema) } },
  problems: { 404: '`not_found`' },
});

const unknownStatus: StatusOf = async () => 200;

function checksApi(kind: ContentKind, statusOf: StatusOf = unknownStatus): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get(
    `/api/admin/content/${kind.name}/:id/warnings`,
    describeWarnings,
    guarded('content.read', async (c, context) => {
      const seen = readSeen(c, kind);
      const warnings = await checkRecord(context, kind, seen.id, statusOf);
      if (warnings === null) return refuseRecord(c, context, seen, 'not_found');
      return c.json({ warnings, isAddressTaken: await isAddressTaken(context, kind, seen.id) });
    }),
  );
}

/** `/api/admin/content/<kind>/:id/warnings`. */
export function checksAdminApi(kinds: readonly ContentKind[], statusOf?: StatusOf): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  for (const kind of kinds) api.route('/', checksApi(kind, statusOf));
  return api;
}

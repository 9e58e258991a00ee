import { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { readSeen, refuseRecord } from '../content-response.server.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';
import { staleSourcesSchema, versionChangesSchema } from './history.schema.ts';
import { showStaleSources, showVersionChanges } from './show-changes.server.ts';

const describeVersion = describeStaffCall({
  summary: 'What a version changed, field by field',
  responses: { 200: { description: 'Changes', content: json(versionChangesSchema) } },
  problems: { 404: '`no_such_version`' },
});
const describeStale = describeStaffCall({
  summary: 'What changed in the English since each stale Portuguese text was written',
  responses: { 200: { description: 'Changes', content: json(staleSourcesSchema) } },
  problems: { 404: '`not_found`' },
});

function historyApi(kind: ContentKind): Hono<ApiEnv> {
  const one = `/api/admin/content/${kind.name}/:id`;
  return new Hono<ApiEnv>()
    .get(
      `${one}/versions/:number`,
      describeVersion,
      guarded('content.read', async (c, context) => {
        const seen = readSeen(c, kind);
        const number = Number.parseInt(c.req.param('number') ?? '', 10);
        const changes = await showVersionChanges(context, kind, seen.id, number || 0);
        return changes ? c.json(changes) : refuseRecord(c, context, seen, 'no_such_version');
      }),
    )
    .get(
      `${one}/stale`,
      describeStale,
      guarded('content.read', async (c, context) => {
        const seen = readSeen(c, kind);
        const sources = await showStaleSources(context, kind, seen.id);
        return sources ? c.json(sources) : refuseRecord(c, context, seen, 'not_found');
      }),
    );
}

/** `/api/admin/content/<kind>/:id/versions/:number` and `…/stale`. */
export function historyAdminApi(kinds: readonly ContentKind[]): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  for (const kind of kinds) api.route('/', historyApi(kind));
  return api;
}

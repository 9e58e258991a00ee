import { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { readSeen, refuseRecord } from '../content-response.server.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';
import { showRecord } from '../show-record.server.ts';
import { makePreviewLink } from './make-preview-link.server.ts';
import { previewLinkSchema, previewLinksSchema, withdrawnLinksSchema } from './preview.schema.ts';
import { listOpenLinks } from './preview-links.repository.server.ts';
import { withdrawPreviewLinks } from './withdraw-preview-links.server.ts';

const problems = { 404: '`not_found`' };

const describeMaking = describeStaffCall({
  summary: 'Makes a link that shows the draft on its page for seven days; returned this once',
  responses: { 201: { description: 'Link', content: json(previewLinkSchema) } },
  problems,
});
const describeList = describeStaffCall({
  summary: 'The links to the preview that work now, the newest first, without their addresses',
  responses: { 200: { description: 'Links', content: json(previewLinksSchema) } },
  problems,
});
const describeWithdrawal = describeStaffCall({
  summary: 'Ends every link to the preview',
  responses: { 200: { description: 'How many', content: json(withdrawnLinksSchema) } },
  problems,
});

function previewLinksApi(kind: ContentKind): Hono<ApiEnv> {
  const path = `/api/admin/content/${kind.name}/:id/preview-link`;
  return new Hono<ApiEnv>()
    .post(
      path,
      describeMaking,
      guarded(kind.change, async (c, context) => {
        const seen = readSeen(c, kind);
        const link = await makePreviewLink(context, kind, seen.id);
        return link.ok ? c.json(link.value, 201) : refuseRecord(c, context, seen, link.refusal);
      }),
    )
    .get(
      path,
      describeList,
      guarded('content.read', async (c, context) => {
        const seen = readSeen(c, kind);
        if ((await showRecord(context, kind, seen.id)) === null)
          return refuseRecord(c, context, seen, 'not_found');
        const key = { kind: kind.name, id: seen.id };
        const now = context.clock().toISOString();
        return c.json({ links: await context.database.read((db) => listOpenLinks(db, key, now)) });
      }),
    )
    .delete(
      path,
      describeWithdrawal,
      guarded(kind.change, async (c, context) => {
        const seen = readSeen(c, kind);
        const outcome = await withdrawPreviewLinks(context, kind, seen.id);
        return outcome.ok ? c.json(outcome.value) : refuseRecord(c, context, seen, outcome.refusal);
      }),
    );
}

/** `/api/admin/content/<kind>/:id/preview-link`. */
export function previewLinksAdminApi(kinds: readonly ContentKind[]): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  for (const kind of kinds) api.route('/', previewLinksApi(kind));
  return api;
}

import { Hono } from 'hono';
import * as z from 'zod/mini';
import { countWaitingConversations } from '#features/conversations/count-waiting-conversations.server.ts';
import { countQuotesToChange } from '#features/quotes/show-quote.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded, type StaffContext } from '#platform/permissions/guarded.server.ts';
import { can } from '#platform/permissions/permissions.ts';
import type { SectionCounts } from './section-counts.ts';

/** Response of `GET /api/admin/counts`: what needs a person in each section; absent if not for them. */
const sectionCountsSchema = z.object({
  inbox: z.optional(z.int()),
  quotes: z.optional(z.int()),
});

/** Counts what needs a person in each section that the actor may read: one count for each. */
export async function countSections(context: StaffContext): Promise<SectionCounts> {
  const { actor, clock } = context;
  const now = clock();
  return {
    ...(can(actor, 'conversations.read', now) && {
      inbox: await countWaitingConversations(context),
    }),
    ...(can(actor, 'quotes.change', now) && { quotes: await countQuotesToChange(context) }),
  };
}

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

import { Hono } from 'hono';
import { translate } from '#i18n/texts.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { campaignsErrorTexts } from '../campaigns/campaigns.texts.ts';
import { suppressionsSchema } from './sending.schema.ts';
import { listSuppressions } from './suppressions.repository.server.ts';

/** Lets issues go to an address again. Returns false if it is not suppressed. */
async function liftSuppression(context: Context, id: string): Promise<boolean> {
  return transact(context, async (trx) => {
    const row = await trx
      .deleteFrom('suppressions')
      .where('id', '=', id)
      .returning(['reason', 'subscriberId'])
      .executeTakeFirst();
    if (!row) return false;
    await recordChange(context, trx, {
      action: 'suppression.lift',
      subject: { kind: 'subscriber', id: row.subscriberId },
      before: { reason: row.reason },
    });
    return true;
  });
}

const describeList = describeStaffCall({
  summary: 'Addresses to which no issue of the newsletter is sent any more, and why',
  responses: { 200: { description: 'Addresses', content: json(suppressionsSchema) } },
});
const describeLift = describeStaffCall({
  summary: 'Lets issues of the newsletter go to an address again',
  responses: { 204: { description: 'Done' } },
  problems: { 404: '`unknown_suppression`' },
});

/** `/api/admin/suppressions`. */
export function suppressionsAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/suppressions',
      describeList,
      guarded('subscribers.read', async (c, { database }) =>
        c.json({ suppressions: await database.read(listSuppressions) }),
      ),
    )
    .delete(
      '/api/admin/suppressions/:id',
      describeLift,
      guarded('suppressions.change', async (c, context) => {
        if (await liftSuppression(context, pathParam(c, 'id'))) return c.body(null, 204);
        const code = 'unknown_suppression';
        return problem(c, {
          status: 404,
          code,
          title: translate(campaignsErrorTexts, 'en', code),
          titlePt: translate(campaignsErrorTexts, 'pt', code),
        });
      }),
    );
}

import { Hono, type Context as HonoContext } from 'hono';
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
import { type LiftReason, liftReasons } from '../campaigns/campaigns.ts';
import { suppressionsSchema } from './sending.schema.ts';
import { listSuppressions } from './suppressions.repository.server.ts';

/** Lets issues go to an address again, and logs why. Returns false if it is not suppressed. */
async function liftSuppression(
  context: Context,
  id: string,
  why: LiftReason | null,
): Promise<boolean> {
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
      ...(why !== null && { after: { why } }),
    });
    return true;
  });
}

function refuse(c: HonoContext, status: 404 | 422, code: 'unknown_suppression' | 'invalid_reason') {
  return problem(c, {
    status,
    code,
    title: translate(campaignsErrorTexts, 'en', code),
    titlePt: translate(campaignsErrorTexts, 'pt', code),
  });
}

const describeList = describeStaffCall({
  summary: 'Addresses to which no issue of the newsletter is sent any more, and why',
  responses: { 200: { description: 'Addresses', content: json(suppressionsSchema) } },
});
const describeLift = describeStaffCall({
  summary: 'Lets issues of the newsletter go to an address again',
  parameters: [
    {
      name: 'reason',
      in: 'query',
      required: false,
      schema: { type: 'string', enum: [...liftReasons] },
    },
  ],
  responses: { 204: { description: 'Done' } },
  problems: { 404: '`unknown_suppression`', 422: '`invalid_reason`' },
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
        const given = c.req.query('reason');
        const why = liftReasons.find((reason) => reason === given) ?? null;
        if (given !== undefined && why === null) return refuse(c, 422, 'invalid_reason');
        return (await liftSuppression(context, pathParam(c, 'id'), why))
          ? c.body(null, 204)
          : refuse(c, 404, 'unknown_suppression');
      }),
    );
}

import { Hono } from 'hono';
import { translate } from '#i18n/texts.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { contentErrorText, contentErrorTexts } from '../content.texts.ts';
import type { ContentKind, RecordOrder } from '../kinds/content-kind.server.ts';
import { changeOrder } from './change-order.server.ts';
import { orderInput, orderSchema } from './order.schema.ts';

const responses = { 200: { description: 'Records', content: json(orderSchema) } };
const describeOrder = describeStaffCall({
  summary: 'The public records as the site lists them',
  responses,
});
const describeChange = describeStaffCall({
  summary: 'Changes the order on the site, at once',
  body: orderInput,
  responses,
  problems: { 409: '`order_changed`, if these are not the public records any more' },
});

function orderApi(kind: ContentKind, order: RecordOrder): Hono<ApiEnv> {
  const path = `/api/admin/content/${kind.name}/order`;
  return new Hono<ApiEnv>()
    .get(
      path,
      describeOrder,
      guarded('content.read', async (c, { database }) =>
        c.json({ records: await database.read((db) => order.read(db)) }),
      ),
    )
    .put(
      path,
      describeChange,
      guarded(kind.change, async (c, context) => {
        const body = await readJson(c, orderInput, contentErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await changeOrder(context, { kind, order }, body.value.ids);
        const records = await context.database.read((db) => order.read(db));
        if (outcome.ok) return c.json({ records });
        return problem(c, {
          status: 409,
          code: outcome.refusal,
          present: records,
          title: translate(contentErrorTexts, 'en', outcome.refusal),
          titlePt: translate(contentErrorTexts, 'pt', outcome.refusal),
        });
      }),
    );
}

/** `/api/admin/content/<kind>/order`. */
export function orderAdminApi(kinds: readonly ContentKind[]): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  for (const kind of kinds) if (kind.order) api.route('/', orderApi(kind, kind.order));
  return api;
}

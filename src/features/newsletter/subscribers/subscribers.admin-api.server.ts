import { type Context, Hono } from 'hono';
import { translate } from '#i18n/texts.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { readJson, readQuery } from '#platform/http/json-body.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { respondTable } from '#platform/http/respond-table.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { resendConfirmation } from '../confirm/resend-confirmation.server.ts';
import { exportSubscribers } from './export-subscribers.server.ts';
import { removeSubscribers } from './remove-subscribers.server.ts';
import { restoreSubscribers } from './restore-subscribers.server.ts';
import { showSubscriber, showSubscribers } from './show-subscribers.server.ts';
import * as docs from './subscribers.docs.server.ts';
import { subscribersErrorText, subscribersErrorTexts } from './subscribers.texts.ts';
import * as input from './subscribers-input.server.ts';

const statuses = {
  unknown_subscriber: 404,
  not_waiting: 409,
  not_restorable: 409,
  too_many_mails: 429,
} as const;

function refusal(c: Context, code: keyof typeof statuses): Response {
  return problem(c, {
    status: statuses[code],
    code,
    title: translate(subscribersErrorTexts, 'en', code),
    titlePt: translate(subscribersErrorTexts, 'pt', code),
  });
}

const invalid = (_: string, field: string) => `${field} is not valid.`;

/** `/api/admin/subscribers`: who gets the newsletter, and the proof of their consent. */
export function subscribersAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/subscribers',
      docs.describeSubscribers,
      guarded('subscribers.read', async (c, context) => {
        const query = readQuery(c, input.subscribersQuery, invalid);
        if (!query.ok) return query.refusal;
        const { limit = '10', offset = '0', ...view } = query.value;
        const page = { limit: Number(limit), offset: Number(offset) };
        return c.json(await showSubscribers(context, input.viewOf(view), page));
      }),
    )
    .get(
      '/api/admin/subscribers.csv',
      docs.describeSubscribersExport,
      guarded('subscribers.export', async (c, context) => {
        const query = readQuery(c, input.exportQuery, invalid);
        if (!query.ok) return query.refusal;
        const { ids, ...view } = query.value;
        const chosen = ids.split(',').filter(Boolean);
        return respondTable(c, async () => ({
          name: 'subscribers',
          table: await exportSubscribers(context, { ...input.viewOf(view), ids: chosen }),
        }));
      }),
    )
    .get(
      '/api/admin/subscribers/:id',
      docs.describeSubscriber,
      guarded('subscribers.read', async (c, context) => {
        const found = await showSubscriber(context, pathParam(c, 'id'));
        return found ? c.json(found) : refusal(c, 'unknown_subscriber');
      }),
    )
    .post(
      '/api/admin/subscribers/remove',
      docs.describeRemoval,
      guarded('subscribers.change', async (c, context) => {
        const body = await readJson(c, input.removeInput, subscribersErrorText);
        if (!body.ok) return body.refusal;
        const { ids, reason } = body.value;
        return c.json({ changed: await removeSubscribers(context, ids, reason) });
      }),
    )
    .post(
      '/api/admin/subscribers/restore',
      docs.describeRestoring,
      guarded('subscribers.change', async (c, context) => {
        const body = await readJson(c, input.restoreInput, subscribersErrorText);
        if (!body.ok) return body.refusal;
        const changed = await restoreSubscribers(context, body.value.ids);
        return changed.length > 0 ? c.json({ changed }) : refusal(c, 'not_restorable');
      }),
    )
    .post(
      '/api/admin/subscribers/:id/resend',
      docs.describeResending,
      guarded('subscribers.change', async (c, context) => {
        const outcome = await resendConfirmation(context, pathParam(c, 'id'));
        return outcome.ok ? c.body(null, 204) : refusal(c, outcome.refusal);
      }),
    );
}

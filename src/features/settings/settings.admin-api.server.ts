import { Hono } from 'hono';
import { makeCalendarFeed } from '#features/booking/desk/calendar-feed.server.ts';
import { showDisplayedHours } from '#features/booking/rules/show-displayed-hours.server.ts';
import type { ApiEnv, ApiSetup } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { retryDeadMails } from '#platform/outbox/retry-dead-mails.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import {
  connectionsSchema,
  feedAddressSchema,
  hoursSchema,
  retriedSchema,
  settingsSchema,
} from './settings.schema.ts';
import { showConnections } from './show-connections.server.ts';
import { showLook } from './show-look.server.ts';

const describeConnections = describeStaffCall({
  summary: 'Mail, payments, calendar and database: whether they are set, never a secret',
  responses: { 200: { description: 'Connections', content: json(connectionsSchema) } },
});
const describeSettings = describeStaffCall({
  summary:
    'How the site looks: its logo, icon, door, pictures and colours, each changed as a field of the company',
  responses: { 200: { description: 'Settings', content: json(settingsSchema) } },
});
const describeHours = describeStaffCall({
  summary: 'The displayed hours, drawn from the booking rules',
  responses: { 200: { description: 'Hours', content: json(hoursSchema) } },
});
const describeRenewFeed = describeStaffCall({
  summary: 'Makes a new secret address of the calendar feed; the one before ends',
  limited: true,
  responses: { 200: { description: 'Shown once', content: json(feedAddressSchema) } },
});
const describeRetry = describeStaffCall({
  summary: 'Has the mails that were given up tried again',
  limited: true,
  responses: { 200: { description: 'How many', content: json(retriedSchema) } },
});

/** `/api/admin/settings`: the states that belong to no other feature. */
export function settingsAdminApi({ settings }: ApiSetup): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/settings',
      describeSettings,
      guarded('settings.read', async (c, { database }) => c.json(await database.read(showLook))),
    )
    .get(
      '/api/admin/settings/connections',
      describeConnections,
      guarded('settings.read', async (c, context) =>
        c.json(await showConnections(context, settings)),
      ),
    )
    .get(
      '/api/admin/settings/hours',
      describeHours,
      guarded('settings.read', async (c, context) => c.json(await showDisplayedHours(context))),
    )
    .post(
      '/api/admin/settings/calendar-feed',
      describeRenewFeed,
      guarded('calendar-feed.renew', async (c, context) => {
        const outcome = await makeCalendarFeed(context, { replace: true });
        if (outcome.ok) return c.json(outcome.value);
        return problem(c, {
          status: 409,
          code: outcome.refusal.code,
          title: 'There is one already',
        });
      }),
    )
    .post(
      '/api/admin/settings/mail/retry',
      describeRetry,
      guarded('settings.change', async (c, context) =>
        c.json({ count: await retryDeadMails(context, null) }),
      ),
    );
}

import { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { showToday } from './show-today.server.ts';
import { todaySchema } from './today.schema.ts';

const describeToday = describeStaffCall({
  summary: 'What waits for the company: consultations, messages, tasks, money, mails',
  responses: { 200: { description: 'Today', content: json(todaySchema) } },
});

/** `GET /api/admin/today`. */
export function todayAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get(
    '/api/admin/today',
    describeToday,
    guarded('today.read', async (c, context) => c.json(await showToday(context))),
  );
}

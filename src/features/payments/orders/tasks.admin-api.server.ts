import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { changeTask } from './change-task.server.ts';

const doneInput = z.object({ done: z.boolean('invalid_type') });

const describeDone = describeStaffCall({
  summary: 'Marks a task as done, or opens it again',
  body: doneInput,
  responses: { 204: { description: 'Changed' } },
  problems: { 404: '`not_found`' },
});

/** `POST /api/admin/tasks/:id/done`. */
export function tasksAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().post(
    '/api/admin/tasks/:id/done',
    describeDone,
    guarded('tasks.change', async (c, context) => {
      const body = await readJson(c, doneInput, (_, field) => `${field} is not valid.`);
      if (!body.ok) return body.refusal;
      if (await changeTask(context, c.req.param('id') ?? '', body.value.done))
        return c.body(null, 204);
      const title = 'There is no such task';
      return problem(c, {
        status: 404,
        code: 'not_found',
        title,
        titlePt: 'Essa tarefa não existe',
      });
    }),
  );
}

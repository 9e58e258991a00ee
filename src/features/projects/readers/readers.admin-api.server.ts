import { Hono, type Context as HonoContext } from 'hono';
import * as z from 'zod/mini';
import { translate } from '#i18n/texts.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { projectErrorText } from '../projects.texts.ts';
import { listReaders } from './list-readers.server.ts';
import { readerInput } from './readers.input.ts';
import { readerListSchema } from './readers.schema.ts';
import { addReader, type ReaderRefusal, removeReader } from './readers.server.ts';
import { readersTexts } from './readers.texts.ts';

const describeReaders = describeStaffCall({
  summary: 'Who may read a project and decides nothing',
  responses: { 200: { description: 'Readers', content: json(readerListSchema) } },
  problems: { 404: '`not_found`' },
});
const describeAdd = describeStaffCall({
  summary: 'Lets somebody read a project, such as an accountant, and mails them where',
  body: readerInput,
  responses: {
    201: { description: 'Added', content: json(z.object({ id: z.string() })) },
  },
  problems: { 404: '`not_found`', 409: '`is_closed`, `is_client`' },
});
const describeRemove = describeStaffCall({
  summary: 'Ends somebody’s reading of a project, at once',
  limited: true,
  responses: { 204: { description: 'Removed' } },
  problems: { 404: '`not_found`' },
});

function refuse(c: HonoContext, code: ReaderRefusal): Response {
  const [title = code, titlePt] = (['en', 'pt'] as const).map((one) =>
    translate(readersTexts, one, code),
  );
  return problem(c, { status: code === 'not_found' ? 404 : 409, code, title, titlePt });
}

/** `/api/admin/projects/:id/readers`: who else sees the work for a client. */
export function readersAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/projects/:id/readers',
      describeReaders,
      guarded('projects.read', async (c, context) => {
        const list = await listReaders(context, pathParam(c, 'id'));
        return list ? c.json(list) : refuse(c, 'not_found');
      }),
    )
    .post(
      '/api/admin/projects/:id/readers',
      describeAdd,
      guarded('projects.change', async (c, context) => {
        const body = await readJson(c, readerInput, projectErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await addReader(context, pathParam(c, 'id'), body.value);
        return outcome.ok ? c.json(outcome.value, 201) : refuse(c, outcome.refusal);
      }),
    )
    .delete(
      '/api/admin/projects/:id/readers/:reader',
      describeRemove,
      guarded('projects.change', async (c, context) => {
        const named = { projectId: pathParam(c, 'id'), id: pathParam(c, 'reader') };
        return (await removeReader(context, named)) ? c.body(null, 204) : refuse(c, 'not_found');
      }),
    );
}

import { Hono } from 'hono';
import * as z from 'zod/mini';
import { hasNoNul } from '#core/fields.ts';
import { translate } from '#i18n/texts.ts';
import type { ApiEnv, ApiSetup } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { readJson, readQuery } from '#platform/http/json-body.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { limitParam, offsetParam } from '#platform/http/query-params.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { contentQuery } from '../content.input.ts';
import { contentErrorText, contentErrorTexts } from '../content.texts.ts';
import { dropRedirect, makeRedirect } from './change-redirects.server.ts';
import { listRedirects } from './redirects.repository.server.ts';
import { redirectInput, redirectListSchema, redirectSchema } from './redirects.schema.ts';

const base = '/api/admin/redirects';
const listQuery = z.object({ q: contentQuery.q, limit: limitParam, offset: offsetParam });
const removalQuery = z.object({ path: z.string().check(z.refine(hasNoNul)) });

const query = (name: string, required = false) => ({
  name,
  in: 'query' as const,
  required,
  schema: { type: 'string' as const },
});

const describeList = describeStaffCall({
  summary: 'Addresses that lead to others, the newest first',
  parameters: ['q', 'limit', 'offset'].map((name) => query(name)),
  responses: { 200: { description: 'Redirects', content: json(redirectListSchema) } },
  problems: { 422: '`invalid_fields`' },
});
const describeAdding = describeStaffCall({
  summary: 'Makes an address without a page lead to a page, in one step',
  body: redirectInput,
  responses: { 201: { description: 'Redirect', content: json(redirectSchema) } },
  problems: { 422: '`not_ours`, `is_page`, `dead_target`, `loop`' },
});
const describeRemoval = describeStaffCall({
  summary: 'Makes an address lead nowhere',
  parameters: [query('path', true)],
  responses: { 204: { description: 'Removed' } },
  problems: { 404: '`not_found`', 422: '`invalid_fields`' },
});

/** `/api/admin/redirects`. */
export function redirectsAdminApi({ statusOf }: Pick<ApiSetup, 'statusOf'>): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      base,
      describeList,
      guarded('content.read', async (c, { database }) => {
        const given = readQuery(c, listQuery, (_, field) => `${field} is not valid.`);
        if (!given.ok) return given.refusal;
        const { q, limit = '50', offset = '0' } = given.value;
        const page = { q, limit: Number(limit), offset: Number(offset) };
        return c.json(await database.read((db) => listRedirects(db, page)));
      }),
    )
    .post(
      base,
      describeAdding,
      guarded('content.change', async (c, context) => {
        const body = await readJson(c, redirectInput, contentErrorText);
        if (!body.ok) return body.refusal;
        const known = statusOf ?? (async (path: string) => (path === body.value.path ? 404 : 200));
        const outcome = await makeRedirect(context, body.value, known);
        if (outcome.ok) return c.json(outcome.value, 201);
        const { field, code } = outcome.refusal;
        const message = contentErrorText('en', field, code);
        const messagePt = contentErrorText('pt', field, code);
        return problem(c, {
          status: 422,
          code,
          title: message,
          titlePt: messagePt,
          errors: [{ field, code, message, messagePt }],
        });
      }),
    )
    .delete(
      base,
      describeRemoval,
      guarded('content.change', async (c, context) => {
        const given = readQuery(c, removalQuery, (_, field) => `${field} is not valid.`);
        if (!given.ok) return given.refusal;
        const outcome = await dropRedirect(context, given.value.path);
        if (outcome.ok) return c.body(null, 204);
        return problem(c, {
          status: 404,
          code: 'not_found',
          title: translate(contentErrorTexts, 'en', 'no_such_redirect'),
          titlePt: translate(contentErrorTexts, 'pt', 'no_such_redirect'),
        });
      }),
    );
}

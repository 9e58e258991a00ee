import { Hono, type Context as HonoContext } from 'hono';
import * as z from 'zod/mini';
import { languageOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { invalidFields } from '#platform/http/invalid-fields.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { readRevision } from '#platform/http/read-revision.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { companyFieldInput, isCompanyField } from './company.input.ts';
import { companyErrorText, companyErrorTexts } from './company.texts.ts';
import {
  changeCompanyField,
  companyFieldSchema,
  companySettingsSchema,
  readCompanySettings,
} from './company-settings.server.ts';

const describeSettings = describeStaffCall({
  summary: 'The company, field by field, and who changed each last',
  responses: { 200: { description: 'The company', content: json(companySettingsSchema) } },
});
const describeChange = describeStaffCall({
  summary: 'Changes a field of the company',
  parameters: [{ name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } }],
  body: z.object({ value: z.union([z.string(), z.array(z.string())]) }),
  responses: { 200: { description: 'Changed', content: json(companyFieldSchema) } },
  problems: {
    404: '`not_found`',
    412: '`changed`, with the stored state in `present` and the refused value in `given`',
    428: '`revision_required`',
  },
});

const statuses = { not_found: 404, changed: 412, revision_required: 428 } as const;

function refuseChange(c: HonoContext, code: keyof typeof statuses, rest: object = {}): Response {
  const title = translate(companyErrorTexts, 'en', code);
  const titlePt = translate(companyErrorTexts, 'pt', code);
  return problem(c, { status: statuses[code], code, title, titlePt, ...rest });
}

/** A picture that is none of the library is named as every other value that a field may not hold. */
function refusePicture(c: HonoContext, locale: string | undefined): Response {
  const language = languageOf(locale ?? '');
  const code = 'invalid_picture';
  const message = companyErrorText(language, 'value', code);
  return invalidFields(c, [{ field: 'value', code, message }], language);
}

/** `/api/admin/settings/company`: what the site and the mails say about the company. */
export function companyAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/settings/company',
      describeSettings,
      guarded('settings.read', async (c, { database }) =>
        c.json(await database.read(readCompanySettings)),
      ),
    )
    .put(
      '/api/admin/settings/company/:field',
      describeChange,
      guarded('settings.change', async (c, context) => {
        const field = c.req.param('field') ?? '';
        if (!isCompanyField(field)) return refuseChange(c, 'not_found');
        const body = await readJson(c, companyFieldInput(field), companyErrorText);
        if (!body.ok) return body.refusal;
        const revision = readRevision(c);
        if (revision === null) return refuseChange(c, 'revision_required');
        const { value } = body.value;
        const outcome = await changeCompanyField(context, { field, value, revision });
        if (outcome.ok) return c.json(outcome.value);
        if (outcome.refusal === 'invalid_picture') return refusePicture(c, body.value.locale);
        return refuseChange(c, 'changed', { present: outcome.refusal, given: value });
      }),
    );
}

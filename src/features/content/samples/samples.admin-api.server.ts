import { Hono } from 'hono';
import { translate } from '#i18n/texts.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { contentErrorText, contentErrorTexts } from '../content.texts.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';
import { findSamples } from './find-samples.server.ts';
import { removeSamples } from './remove-samples.server.ts';
import { removalInput, removedSchema, samplesSchema } from './samples.schema.ts';

const describeSamples = describeStaffCall({
  summary: 'The samples on the site, those that were never edited and those that were',
  responses: { 200: { description: 'Samples', content: json(samplesSchema) } },
});
const describeRemoval = describeStaffCall({
  summary: 'Removes samples that were never edited, all or none',
  body: removalInput,
  responses: { 200: { description: 'Removed', content: json(removedSchema) } },
  problems: { 409: '`samples_changed`, if one was edited or removed since' },
});

/** `/api/admin/samples`. */
export function samplesAdminApi(kinds: readonly ContentKind[]): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/samples',
      describeSamples,
      guarded('content.read', async (c, { database }) =>
        c.json(await database.read((db) => findSamples(db, kinds))),
      ),
    )
    .post(
      '/api/admin/samples/remove',
      describeRemoval,
      guarded('content.remove-samples', async (c, context) => {
        const body = await readJson(c, removalInput, contentErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await removeSamples(context, kinds, body.value.records);
        if (outcome.ok) return c.json(outcome.value);
        return problem(c, {
          status: 409,
          code: outcome.refusal,
          title: translate(contentErrorTexts, 'en', outcome.refusal),
          titlePt: translate(contentErrorTexts, 'pt', outcome.refusal),
        });
      }),
    );
}

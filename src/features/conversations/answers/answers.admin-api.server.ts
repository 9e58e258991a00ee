import { Hono, type Context as HonoContext } from 'hono';
import { translate } from '#i18n/texts.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { refuseNotFound } from '../conversation-response.server.ts';
import { savedAnswerInput } from '../conversations.input.ts';
import { conversationErrorText, conversationErrorTexts } from '../conversations.texts.ts';
import { savedAnswersSchema } from './answers.schema.ts';
import { removeAnswer, saveAnswer } from './save-answer.server.ts';
import { getStoredAnswer, listSavedAnswers } from './saved-answers.repository.server.ts';

const describeAnswers = describeStaffCall({
  summary: 'Saved answers, in both languages',
  responses: { 200: { description: 'Answers', content: json(savedAnswersSchema) } },
});
const describeSave = describeStaffCall({
  summary: 'Stores a saved answer under an id of the caller, or replaces it',
  body: savedAnswerInput,
  responses: { 204: { description: 'Stored' } },
  problems: {
    412: '`answer_changed`, with the answer as it is in `present`: `If-Match` named the `updatedAt` of another',
  },
});
const describeRemove = describeStaffCall({
  summary: 'Removes a saved answer',
  responses: { 204: { description: 'Removed' } },
  problems: { 404: '`not_found`' },
});

/** Returns the `updatedAt` in `If-Match` of the answer that was changed; null without one. */
function readBase(c: HonoContext): string | null {
  return /^"(.+)"$/.exec(c.req.header('If-Match') ?? '')?.[1] ?? null;
}

/** `/api/admin/saved-answers`. */
export function answersAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/saved-answers',
      describeAnswers,
      guarded('conversations.read', async (c, { database }) =>
        c.json({ answers: await database.read(listSavedAnswers) }),
      ),
    )
    .put(
      '/api/admin/saved-answers/:id',
      describeSave,
      guarded('conversations.change', async (c, context) => {
        const body = await readJson(c, savedAnswerInput, conversationErrorText);
        if (!body.ok) return body.refusal;
        const id = c.req.param('id') ?? '';
        const basedOn = readBase(c);
        const outcome = await saveAnswer(context, { id, basedOn }, body.value);
        if (outcome.ok) return c.body(null, 204);
        const present = await context.database.read((db) => getStoredAnswer(db, id));
        return problem(c, {
          status: 412,
          code: outcome.refusal,
          present,
          title: translate(conversationErrorTexts, 'en', outcome.refusal),
          titlePt: translate(conversationErrorTexts, 'pt', outcome.refusal),
        });
      }),
    )
    .delete(
      '/api/admin/saved-answers/:id',
      describeRemove,
      guarded('conversations.change', async (c, context) => {
        const isRemoved = await removeAnswer(context, c.req.param('id') ?? '');
        return isRemoved ? c.body(null, 204) : refuseNotFound(c, 'answer');
      }),
    );
}

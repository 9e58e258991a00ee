import { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { refuseNotFound } from '../conversation-response.server.ts';
import { savedAnswerInput } from '../conversations.input.ts';

import { conversationErrorText } from '../conversations.texts.ts';
import { savedAnswersSchema } from './answers.schema.ts';
import { removeAnswer, saveAnswer } from './save-answer.server.ts';
import { listSavedAnswers } from './saved-answers.repository.server.ts';

const describeAnswers = describeStaffCall({
  summary: 'Saved answers, in both languages',
  responses: { 200: { description: 'Answers', content: json(savedAnswersSchema) } },
});
const describeSave = describeStaffCall({
  summary: 'Stores a saved answer under an id of the caller, or replaces it',
  body: savedAnswerInput,
  responses: { 204: { description: 'Stored' } },
});
const describeRemove = describeStaffCall({
  summary: 'Removes a saved answer',
  responses: { 204: { description: 'Removed' } },
  problems: { 404: '`not_found`' },
});

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
        await saveAnswer(context, c.req.param('id') ?? '', body.value);
        return c.body(null, 204);
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

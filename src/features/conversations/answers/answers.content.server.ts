import { accept } from '#core/result.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { answerFields } from './answers.content.ts';
import {
  deleteSavedAnswer,
  getSavedAnswer,
  upsertSavedAnswer,
} from './saved-answers.repository.server.ts';

const kind = defineKind({
  name: 'answers',
  fields: answerFields,
  titleField: 'title',
  public: { table: 'saved_answers', id: 'id', title: 'title' },
  shownOn: async () => null,
  read: getSavedAnswer,
  async write(trx, { id, values, at }) {
    const { title, body, bodyPt } = values as { title: string; body: string; bodyPt: string };
    await upsertSavedAnswer(trx, { id, title, body, bodyPt, updatedAt: at });
    return accept(null);
  },
  async remove(trx, id) {
    await deleteSavedAnswer(trx, id);
  },
});

/**
 * Saved answers; a public one is offered in the inbox, in the language of the conversation. Their
 * screen is the inbox's.
 */
export const answerKind: ContentKind = { ...kind, required: [...kind.required, 'bodyPt'] };

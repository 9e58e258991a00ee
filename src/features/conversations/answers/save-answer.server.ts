import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { SavedAnswerInput } from '../conversations.input.ts';
import {
  deleteSavedAnswer,
  getStoredAnswer,
  upsertSavedAnswer,
} from './saved-answers.repository.server.ts';

const parts = ['title', 'body', 'bodyPt'] as const;

/**
 * Stores a saved answer under an id that the caller made, or replaces it. Refuses to replace other
 * words than those of `basedOn`, the instant of the answer that was changed; null replaces any.
 */
export async function saveAnswer(
  context: Context,
  { id, basedOn }: { id: string; basedOn: string | null },
  input: SavedAnswerInput,
): Promise<Result<null, 'answer_changed'>> {
  const updatedAt = toInstant(context.clock());
  return transact(context, async (trx) => {
    await context.database.lock(trx, 'content:answers');
    const present = basedOn === null ? null : await getStoredAnswer(trx, id);
    const isOther = present !== null && parts.some((part) => present[part] !== input[part]);
    if (isOther && present.updatedAt !== basedOn) return refuse('answer_changed');
    await upsertSavedAnswer(trx, { id, ...input, updatedAt });
    const subject = { kind: 'saved-answer', id };
    await recordChange(context, trx, { action: 'saved-answer.save', subject });
    return accept(null);
  });
}

/** Removes a saved answer. Returns false if there is none. */
export async function removeAnswer(context: Context, id: string): Promise<boolean> {
  return transact(context, async (trx) => {
    if (!(await deleteSavedAnswer(trx, id))) return false;
    const subject = { kind: 'saved-answer', id };
    await recordChange(context, trx, { action: 'saved-answer.remove', subject });
    return true;
  });
}

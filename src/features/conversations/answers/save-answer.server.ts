import { toInstant } from '#core/clock.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { SavedAnswerInput } from '../conversations.input.ts';
import { deleteSavedAnswer, upsertSavedAnswer } from './saved-answers.repository.server.ts';

/** Stores a saved answer under an id that the caller made, or replaces it. */
export async function saveAnswer(
  context: Context,
  id: string,
  input: SavedAnswerInput,
): Promise<void> {
  const updatedAt = toInstant(context.clock());
  await transact(context, async (trx) => {
    await upsertSavedAnswer(trx, { id, ...input, updatedAt });
    const subject = { kind: 'saved-answer', id };
    await recordChange(context, trx, { action: 'saved-answer.save', subject });
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

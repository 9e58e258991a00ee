import { accept, type Result, refuse } from '#core/result.ts';
import { type AuditedValues, recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import {
  type ConversationRow,
  getConversation,
  increaseRevision,
} from './conversations.repository.server.ts';

/** Which state a change is based on: the conversation, and its revision as it was shown. */
export type Seen = { id: string; revision: number | null };

/** Why a conversation was not changed. `changed`: somebody else changed it since it was shown. */
export type ChangeRefusal = 'not_found' | 'revision_required' | 'changed';

type Step<Value, Refusal> = {
  action: string;
  apply: (row: ConversationRow) => Promise<Result<{ value: Value; after: AuditedValues }, Refusal>>;
};

/**
 * Changes a conversation that is as it was shown, with one row of the audit log. `apply` writes nothing
 * when it refuses.
 */
export async function changeConversation<Value, Refusal = never>(
  context: Context,
  trx: Queryable,
  { id, revision }: Seen,
  { action, apply }: Step<Value, Refusal>,
): Promise<Result<Value, ChangeRefusal | Refusal>> {
  await context.database.lock(trx, `conversation:${id}`);
  const row = await getConversation(trx, id);
  if (row === null) return refuse('not_found');
  if (revision === null) return refuse('revision_required');
  if (row.revision !== revision) return refuse('changed');
  const outcome = await apply(row);
  if (!outcome.ok) return outcome;
  const { value, after } = outcome.value;
  await increaseRevision(trx, id);
  await recordChange(context, trx, { action, subject: { kind: 'conversation', id }, after });
  return accept(value);
}

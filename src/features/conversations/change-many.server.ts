import { accept, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { type ChangeRefusal, changeConversation } from './change-conversation.server.ts';
import type { ChangeOfOne } from './conversations.input.ts';
import { updateConversation } from './conversations.repository.server.ts';
import type { ManyChanged } from './conversations.schema.ts';

function changeOne(context: Context, { id, revision, closedAs, snoozedUntil }: ChangeOfOne) {
  const after = {
    ...(closedAs !== undefined && { closedAs }),
    ...(snoozedUntil !== undefined && { snoozedUntil }),
  };
  const now = context.clock().getTime();
  return transact(context, (trx) =>
    changeConversation<null, 'past'>(
      context,
      trx,
      { id, revision },
      {
        action: closedAs === undefined ? 'conversation.snooze' : 'conversation.close',
        async apply() {
          if (snoozedUntil && Date.parse(snoozedUntil) <= now) return refuse('past');
          await updateConversation(trx, id, after);
          return accept({ value: null, after });
        },
      },
    ),
  );
}

/**
 * Closes, opens or snoozes several conversations, each in a transaction of its own: those that
 * changed since they were shown are refused, the others are changed.
 */
export async function changeMany(
  context: Context,
  changes: readonly ChangeOfOne[],
): Promise<ManyChanged> {
  const changed: ManyChanged['changed'] = [];
  const refused: { id: string; code: ChangeRefusal | 'past' }[] = [];
  for (const change of changes) {
    const { id, revision } = change;
    const outcome = await changeOne(context, change);
    if (outcome.ok) changed.push({ id, revision: revision + 1 });
    else refused.push({ id, code: outcome.refusal });
  }
  return { changed, refused };
}

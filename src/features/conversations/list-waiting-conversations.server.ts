import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import {
  type ConversationRow,
  countConversations,
  type InboxView,
  listConversations,
} from './conversations.repository.server.ts';
import { calledBy } from './conversations.ts';
import { isAlarmDue } from './promise.ts';

function waitingAt({ clock }: Context): InboxView {
  return { filter: 'waiting', staffId: null, now: toInstant(clock()), q: '' };
}

/** `isUrgent`: at most four working hours are left until the promised answer. */
export type WaitingConversation = ConversationRow & { isUrgent: boolean };

/** Returns the open conversations that are not snoozed, the first promised answer first. */
export async function listWaitingConversations(
  context: Context,
  { limit }: { limit: number },
): Promise<WaitingConversation[]> {
  const view = waitingAt(context);
  const rows = await context.database.read((db) =>
    listConversations(db, view, { limit, offset: 0 }),
  );
  return rows.map((row) => ({
    ...row,
    name: calledBy(row),
    isUrgent: isAlarmDue(view.now, row.answerBy),
  }));
}

/** Returns how many conversations `listWaitingConversations` lists without a limit. */
export async function countWaitingConversations(context: Context): Promise<number> {
  return context.database.read((db) => countConversations(db, waitingAt(context)));
}

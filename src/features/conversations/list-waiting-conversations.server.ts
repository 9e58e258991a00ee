import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { type ConversationRow, listConversations } from './conversations.repository.server.ts';

/** Returns the open conversations that are not snoozed, the first promised answer first. */
export async function listWaitingConversations(
  { database, clock }: Context,
  { limit }: { limit: number },
): Promise<ConversationRow[]> {
  const view = { filter: 'waiting', staffId: null, now: toInstant(clock()), search: '' } as const;
  return database.read((db) => listConversations(db, view, { limit, offset: 0 }));
}

import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { countConversations } from './conversations.repository.server.ts';

/** Returns how many conversations wait for an answer and are not snoozed. */
export async function countWaitingConversations({ database, clock }: Context): Promise<number> {
  const view = { filter: 'waiting', staffId: null, now: toInstant(clock()), search: '' } as const;
  return database.read((db) => countConversations(db, view));
}

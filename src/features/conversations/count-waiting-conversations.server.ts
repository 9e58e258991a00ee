import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { countWaiting } from './conversations.repository.server.ts';

/** Returns how many conversations wait for an answer and are not snoozed. */
export async function countWaitingConversations({ database, clock }: Context): Promise<number> {
  const now = toInstant(clock());
  return database.read((db) => countWaiting(db, now));
}

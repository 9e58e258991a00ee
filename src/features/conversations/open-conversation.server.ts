import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { isBlocked } from './blocks/blocks.repository.server.ts';
import { insertConversation, type NewConversation } from './conversations.repository.server.ts';

/**
 * Opens the conversation of a stored message, in the transaction that stores it. Returns `spam` if the
 * sender is blocked: then nobody gets a mail about it.
 */
export async function openConversation(
  { clock }: Context,
  trx: Queryable,
  { emailKey, ...conversation }: NewConversation & { emailKey: string },
): Promise<'open' | 'spam'> {
  const closedAs = (await isBlocked(trx, emailKey)) ? 'spam' : null;
  await insertConversation(trx, { ...conversation, closedAs, at: clock().toISOString() });
  return closedAs ?? 'open';
}

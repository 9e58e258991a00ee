import type { Queryable } from '#platform/database/database.server.ts';

/**
 * Deletes unsent mails, including dead ones, so that no retry sends outdated content. A mail that is
 * being delivered may still arrive.
 */
export async function withdrawMails(trx: Queryable, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  await trx
    .deleteFrom('outbox')
    .where('messageId', 'in', messageIds)
    .where('status', '!=', 'sent')
    .execute();
}

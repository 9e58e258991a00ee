import type { Queryable } from '#platform/database/database.server.ts';

/**
 * Takes mails back that have not left, parked ones too, so that no retry sends what no longer
 * holds. A mail that a worker is handing over at this moment may still arrive.
 */
export async function withdrawMails(trx: Queryable, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  await trx
    .deleteFrom('outbox')
    .where('messageId', 'in', messageIds)
    .where('status', '!=', 'sent')
    .execute();
}

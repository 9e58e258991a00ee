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

/** Deletes a mail that was held back and that no worker has claimed; returns false if it has left. */
export async function withdrawHeldMail(trx: Queryable, messageId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where('messageId', '=', messageId)
    .where('status', '=', 'waiting')
    .where('attempts', '=', 0)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Makes a mail that is held back due at an instant; nothing if it has left. */
export async function releaseHeldMail(
  trx: Queryable,
  messageId: string,
  at: string,
): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ nextAttemptAt: at })
    .where('messageId', '=', messageId)
    .where('status', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute();
}

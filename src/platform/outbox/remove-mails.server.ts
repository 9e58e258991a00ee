import type { Queryable } from '#platform/database/database.server.ts';

/** Deletes all mails whose Message-ID starts with `messageIdStart`, when their recipient is deleted. */
export async function removeMailsOf(trx: Queryable, messageIdStart: string): Promise<void> {
  await trx.deleteFrom('outbox').where('messageId', 'like', `${messageIdStart}%`).execute();
}

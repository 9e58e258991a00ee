import type { Queryable } from '#platform/database/database.server.ts';

/** Removes every row of the mails whose Message-ID begins so: whoever they were for is gone. */
export async function removeMailsOf(trx: Queryable, messageIdStart: string): Promise<void> {
  await trx.deleteFrom('outbox').where('messageId', 'like', `${messageIdStart}%`).execute();
}

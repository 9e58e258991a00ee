import { type SqlBool, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.server.ts';

/** Deletes all mails whose Message-ID starts with `messageIdStart`, when their recipient is deleted. */
export async function removeMailsOf(trx: Queryable, messageIdStart: string): Promise<void> {
  await trx.deleteFrom('outbox').where('messageId', 'like', `${messageIdStart}%`).execute();
}

/**
 * Deletes unsent mails, including dead ones, that are to an address or mention it, when its owner is
 * erased. Sent ones have no content. Returns how many there were.
 */
export async function removeMailsAbout(trx: Queryable, address: string): Promise<number> {
  const pattern = `%${address.replace(/[\\%_]/g, '\\$&')}%`;
  const mentions = sql<SqlBool>`lower(cast(payload as text)) like lower(${pattern}) escape '\\'`;
  const { numDeletedRows } = await trx.deleteFrom('outbox').where(mentions).executeTakeFirst();
  return Number(numDeletedRows);
}

import { type SqlBool, sql } from 'kysely';
import { mailboxKey } from '#core/email-address.ts';
import { mailboxSpellings } from '#core/mailbox-spellings.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { keyedHash } from '#platform/secrets/keyed-hash.server.ts';

/** Deletes all mails whose Message-ID starts with `messageIdStart`, when their recipient is deleted. */
export async function removeMailsOf(trx: Queryable, messageIdStart: string): Promise<void> {
  await trx.deleteFrom('outbox').where('messageId', 'like', `${messageIdStart}%`).execute();
}

/** Forgets what mails to an address were about, when its owner is erased; they still count as sent. */
async function forgetSubjects(trx: Queryable, address: string): Promise<void> {
  const recipientHash = await keyedHash(trx, mailboxKey(address));
  await trx
    .updateTable('outbox')
    .set({ subject: '' })
    .where('recipientHash', '=', recipientHash)
    .where('subject', '<>', '')
    .execute();
}

/**
 * Deletes unsent mails, including dead ones, that are to an address or mention it, when its owner is
 * erased. Sent ones have no content, and their subjects are forgotten. Returns how many there were.
 */
export async function removeMailsAbout(trx: Queryable, address: string): Promise<number> {
  const mentions = mailboxSpellings(address).map((spelling) => {
    const pattern = `%${spelling.replace(/[\\%_]/g, '\\$&')}%`;
    return sql<SqlBool>`lower(cast(payload as text)) like lower(${pattern}) escape '\\'`;
  });
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where(({ or }) => or(mentions))
    .executeTakeFirst();
  await forgetSubjects(trx, address);
  return Number(numDeletedRows);
}

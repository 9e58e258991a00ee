import { toJson } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { LeftOut, MailPlace } from '../conversations.tables.ts';

export type FiledMail = {
  mailMessageId: string;
  place: MailPlace;
  conversationId: string | null;
  messageId: string | null;
  sender: string;
  quoted: string;
  leftOut: LeftOut[];
  at: string;
};

export async function insertMailIn(trx: Queryable, mail: FiledMail): Promise<void> {
  const leftOut = toJson(mail.leftOut);
  await trx
    .insertInto('mailsIn')
    .values({ ...mail, leftOut })
    .execute();
}

/** Returns where a mail was filed that came before, null if it did not. */
export async function getMailIn(
  db: Queryable,
  mailMessageId: string,
): Promise<Pick<FiledMail, 'place' | 'conversationId'> | null> {
  const row = await db
    .selectFrom('mailsIn')
    .select(['place', 'conversationId'])
    .where('mailMessageId', '=', mailMessageId)
    .executeTakeFirst();
  return row ?? null;
}

export async function findByToken(
  db: Queryable,
  tokens: readonly string[],
): Promise<string | null> {
  if (tokens.length === 0) return null;
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('replyToken', 'in', tokens)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns our message whose mail has one of these Message-IDs, the first of them that is known. */
export async function findSent(db: Queryable, messageIds: readonly string[]) {
  if (messageIds.length === 0) return null;
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'conversationId', 'mailMessageId'])
    .where('mailMessageId', 'in', messageIds)
    .execute();
  const place = (one: { mailMessageId: string | null }) =>
    messageIds.indexOf(one.mailMessageId ?? '');
  return rows.toSorted((a, b) => place(a) - place(b))[0] ?? null;
}

/** Returns the conversation in which one of these mails was written or filed; an acknowledgement too. */
export async function findByMessageIds(
  db: Queryable,
  messageIds: readonly string[],
  acknowledgementOf: (messageId: string) => string | null,
): Promise<string | null> {
  if (messageIds.length === 0) return null;
  const sent = await findSent(db, messageIds);
  if (sent) return sent.conversationId;
  const came = await db
    .selectFrom('mailsIn')
    .select('conversationId')
    .where('mailMessageId', 'in', messageIds)
    .where('conversationId', 'is not', null)
    .executeTakeFirst();
  if (came?.conversationId) return came.conversationId;
  const ids = messageIds.flatMap((one) => acknowledgementOf(one) ?? []);
  if (ids.length === 0) return null;
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('id', 'in', ids)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns the person of an address, of whom it was merged into if it was; null for a stranger. */
export async function findPerson(db: Queryable, emailKey: string) {
  const row = await db
    .selectFrom('people')
    .select(['id', 'mergedInto', 'language', 'name'])
    .where('emailKey', '=', emailKey)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  return row ? { ...row, id: row.mergedInto ?? row.id } : null;
}

/** Returns the latest conversation of a person that waits for an answer, null if none does. */
export async function findOpenOf(db: Queryable, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('conversations')
    .innerJoin('contactMessages', 'contactMessages.id', 'conversations.id')
    .select('conversations.id')
    .where('personId', '=', personId)
    .where('status', '=', 'new')
    .where('closedAs', 'is', null)
    .orderBy('lastAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Records that a mail of ours did not arrive. */
export async function markBounced(
  trx: Queryable,
  id: string,
  { at, reason }: { at: string; reason: string },
): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ bouncedAt: at, bounceReason: reason })
    .where('id', '=', id)
    .execute();
}

export async function insertMessageFile(
  trx: Queryable,
  file: { fileId: string; conversationId: string; messageId: string },
): Promise<void> {
  await trx.insertInto('messageFiles').values(file).execute();
}

import type { Queryable } from '#platform/database/database.server.ts';
import type { MessageTable } from './conversations.tables.ts';

/** A reply or a note, with the name of the member of staff who wrote it. */
export type ThreadMessage = Pick<
  MessageTable,
  'id' | 'direction' | 'channel' | 'body' | 'at' | 'bouncedAt' | 'bounceReason' | 'isShown'
> & {
  authorName: string | null;
};

/** Returns what followed the first message, oldest first. */
export async function listThread(db: Queryable, conversationId: string): Promise<ThreadMessage[]> {
  return db
    .selectFrom('messages')
    .leftJoin('staff', 'staff.personId', 'messages.personId')
    .select(['id', 'direction', 'channel', 'body', 'at', 'staff.name as authorName'])
    .select(['bouncedAt', 'bounceReason', 'isShown'])
    .where('conversationId', '=', conversationId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/**
 * Returns who of the staff wrote a message, null for the other side, that its mail has not come back, and
 * that it is no note for the client.
 */
export function writtenBy(personId: string | null) {
  return { personId, bouncedAt: null, bounceReason: '', isShown: false };
}

export async function insertThreadMessage(trx: Queryable, message: MessageTable): Promise<void> {
  await trx.insertInto('messages').values(message).execute();
}

export async function getReply(
  db: Queryable,
  conversationId: string,
  id: string,
): Promise<MessageTable | null> {
  const row = await db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .where('conversationId', '=', conversationId)
    .where('direction', '=', 'out')
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteThreadMessage(trx: Queryable, id: string): Promise<void> {
  await trx.deleteFrom('messages').where('id', '=', id).execute();
}

export async function hasReply(db: Queryable, conversationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('conversationId', '=', conversationId)
    .where('direction', '=', 'out')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns what came with the messages of a conversation: files, and what mails had besides their text. */
export async function listBesides(db: Queryable, conversationId: string) {
  const files = await db
    .selectFrom('messageFiles')
    .innerJoin('files', 'files.id', 'messageFiles.fileId')
    .select(['messageId', 'files.id', 'name', 'size', 'mime'])
    .where('conversationId', '=', conversationId)
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('files.id')
    .execute();
  const mails = await db
    .selectFrom('mailsIn')
    .select(['messageId', 'sender', 'quoted', 'leftOut'])
    .where('conversationId', '=', conversationId)
    .where('messageId', 'is not', null)
    .execute();
  return { files, mails };
}

/** Whether a file came or went with a message of a conversation. */
export async function isFileOfConversation(
  db: Queryable,
  { conversationId, fileId }: { conversationId: string; fileId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('messageFiles')
    .select('fileId')
    .where('fileId', '=', fileId)
    .where('conversationId', '=', conversationId)
    .executeTakeFirst();
  return row !== undefined;
}

import type { Queryable } from '#platform/database/database.server.ts';
import type { MessageTable } from './conversations.tables.ts';

/** A reply or a note, with the name of the member of staff who wrote it. */
export type ThreadMessage = Pick<MessageTable, 'id' | 'direction' | 'channel' | 'body' | 'at'> & {
  authorName: string | null;
};

/** Returns what followed the first message, oldest first. */
export async function listThread(db: Queryable, conversationId: string): Promise<ThreadMessage[]> {
  return db
    .selectFrom('messages')
    .leftJoin('staff', 'staff.personId', 'messages.personId')
    .select(['id', 'direction', 'channel', 'body', 'at', 'staff.name as authorName'])
    .where('conversationId', '=', conversationId)
    .orderBy('at')
    .orderBy('id')
    .execute();
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

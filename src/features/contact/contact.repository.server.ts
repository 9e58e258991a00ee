import type { Queryable } from '#platform/database/database.server.ts';
import type { ContactMessage } from './contact.ts';

export async function insertMessage(db: Queryable, message: ContactMessage): Promise<void> {
  await db.insertInto('contactMessages').values(message).execute();
}

/** Returns the conversation in which a message is stored already, null if it is not. */
export async function findStored(db: Queryable, id: string): Promise<string | null> {
  const first = await db
    .selectFrom('contactMessages')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (first) return id;
  const later = await db
    .selectFrom('messages')
    .select('conversationId')
    .where('id', '=', id)
    .executeTakeFirst();
  return later?.conversationId ?? null;
}

/** Fills in what the first message of a conversation left out. */
export async function fillIn(
  trx: Queryable,
  id: string,
  fields: Partial<Pick<ContactMessage, 'businessName' | 'phone'>>,
): Promise<void> {
  await trx.updateTable('contactMessages').set(fields).where('id', '=', id).execute();
}

/** Returns messages by the deadline of their answer: those that wait for one, or all. */
export async function listMessages(db: Queryable, all: boolean): Promise<ContactMessage[]> {
  const messages = db
    .selectFrom('contactMessages')
    .innerJoin('conversations', 'conversations.id', 'contactMessages.id')
    .selectAll('contactMessages')
    .orderBy('answerBy')
    .orderBy('contactMessages.id');
  if (all) return messages.execute();
  return messages.where('status', '=', 'new').where('closedAs', 'is', null).execute();
}

/** Records that a message was answered. Returns false if there is no such message. */
export async function markAnswered(trx: Queryable, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contactMessages')
    .set({ status: 'answered' })
    .where('id', '=', id)
    .executeTakeFirst();
  await trx
    .updateTable('conversations')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
  return numUpdatedRows > 0n;
}

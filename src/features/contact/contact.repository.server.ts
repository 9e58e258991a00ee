import type { Queryable } from '#platform/database/database.server.ts';
import type { ContactMessage } from './contact.ts';

export async function insertMessage(db: Queryable, message: ContactMessage): Promise<void> {
  await db.insertInto('contactMessages').values(message).execute();
}

export async function hasMessage(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('contactMessages')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
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

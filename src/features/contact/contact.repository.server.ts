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

/** Returns messages by the deadline of their answer: unanswered ones, or all. */
export async function listMessages(db: Queryable, all: boolean): Promise<ContactMessage[]> {
  const messages = db.selectFrom('contactMessages').selectAll().orderBy('answerBy').orderBy('id');
  return all ? messages.execute() : messages.where('status', '=', 'new').execute();
}

/** Records that a message was answered. Returns false if there is no such message. */
export async function markAnswered(db: Queryable, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contactMessages')
    .set({ status: 'answered' })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

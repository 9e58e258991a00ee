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

/** Messages by the time that their answer was promised for: those without an answer, or all. */
export async function findMessages(db: Queryable, all: boolean): Promise<ContactMessage[]> {
  const messages = db.selectFrom('contactMessages').selectAll().orderBy('answerBy').orderBy('id');
  return all ? messages.execute() : messages.where('status', '=', 'new').execute();
}

/** Notes that a message was answered; false when there is none of this id. */
export async function markAnswered(db: Queryable, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contactMessages')
    .set({ status: 'answered' })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

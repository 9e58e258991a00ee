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

/** How many messages an address (in lower case) has sent since an instant. */
export async function countMessages(
  db: Queryable,
  emailKey: string,
  since: string,
): Promise<number> {
  const rows = await db
    .selectFrom('contactMessages')
    .select('id')
    .where('emailKey', '=', emailKey)
    .where('createdAt', '>', since)
    .execute();
  return rows.length;
}

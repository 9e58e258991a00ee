import type { Queryable } from '#platform/database/database.server.ts';

export async function listSubscriberIds(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('newsletterSubscribers').select('id').execute();
  return rows.map(({ id }) => id);
}

export async function listSubscribersToFind(db: Queryable, ids: string[]) {
  return db
    .selectFrom('newsletterSubscribers')
    .select(['id', 'name', 'email', 'createdAt'])
    .where('id', 'in', ids)
    .execute();
}

import { mailboxSpellings } from '#core/mailbox-spellings.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ListedSource } from '#platform/search/search-source.server.ts';

async function listSubscriberIds(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('newsletterSubscribers').select('id').execute();
  return rows.map(({ id }) => id);
}

async function listSubscribersToFind(db: Queryable, ids: string[]) {
  return db
    .selectFrom('newsletterSubscribers')
    .select(['id', 'name', 'email', 'createdAt'])
    .where('id', 'in', ids)
    .execute();
}

/** Subscribers of the newsletter, also those who left. */
export const newsletterSearch: ListedSource = {
  kind: 'subscriber',
  roles: ['owner', 'staff'],
  listIds: listSubscriberIds,
  async read(db, ids) {
    const subscribers = await listSubscribersToFind(db, ids);
    return subscribers.map(({ id, name, email, createdAt }) => ({
      id,
      title: name || email,
      detail: name ? email : '',
      at: createdAt,
      texts: [name, ...mailboxSpellings(email)],
    }));
  },
};

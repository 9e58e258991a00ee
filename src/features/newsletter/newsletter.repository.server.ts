import type { NewsletterSubscriberTable } from '#database/tables.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { isUniqueViolation } from '#platform/database/faults.server.ts';

export type Subscriber = NewsletterSubscriberTable;

export async function getSubscriberByEmail(
  db: Queryable,
  emailKey: string,
): Promise<Subscriber | null> {
  const row = await db
    .selectFrom('newsletterSubscribers')
    .selectAll()
    .where('emailKey', '=', emailKey)
    .executeTakeFirst();
  return row ?? null;
}

export async function getSubscriberByToken(
  db: Queryable,
  tokenHash: string,
): Promise<Subscriber | null> {
  const row = await db
    .selectFrom('newsletterLinks')
    .innerJoin('newsletterSubscribers', 'newsletterSubscribers.id', 'newsletterLinks.subscriberId')
    .selectAll('newsletterSubscribers')
    .where('newsletterLinks.tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/** Subscribers in the order in which they asked: the confirmed ones, or all. */
export async function findSubscribers(db: Queryable, all: boolean): Promise<Subscriber[]> {
  const rows = db.selectFrom('newsletterSubscribers').selectAll().orderBy('createdAt');
  return all ? rows.execute() : rows.where('status', '=', 'confirmed').execute();
}

export async function insertSubscriber(db: Queryable, subscriber: Subscriber): Promise<void> {
  await db.insertInto('newsletterSubscribers').values(subscriber).execute();
}

export async function updateSubscriber(
  db: Queryable,
  { id, ...change }: Pick<Subscriber, 'id'> & Partial<Subscriber>,
): Promise<void> {
  await db.updateTable('newsletterSubscribers').set(change).where('id', '=', id).execute();
}

export async function insertLink(
  db: Queryable,
  link: { tokenHash: string; subscriberId: string; createdAt: string },
): Promise<void> {
  await db.insertInto('newsletterLinks').values(link).execute();
}

/** Whether the list already held the address when a row was written. */
export function isDoubleAddress(error: unknown): boolean {
  return isUniqueViolation(error, {
    index: 'newsletter_subscribers_email',
    columns: ['newsletter_subscribers.email_key'],
  });
}

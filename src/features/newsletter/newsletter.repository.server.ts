import type { Queryable } from '#platform/database/database.server.ts';
import { isUniqueViolation } from '#platform/database/faults.server.ts';
import type {
  NewsletterConsentTable,
  NewsletterLinkTable,
  NewsletterSubscriberTable,
  SubscriberStatus,
} from './newsletter.tables.ts';

export type Subscriber = NewsletterSubscriberTable;

/** Returns the name of the lock for changes to one address. */
export function subscriberLock(emailKey: string): string {
  return `newsletter-email:${emailKey}`;
}

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

export async function getSubscriber(db: Queryable, id: string): Promise<Subscriber | null> {
  const row = await db
    .selectFrom('newsletterSubscribers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the subscriber to whom a link of this purpose was sent, or null. */
export async function getSubscriberByToken(
  db: Queryable,
  tokenHash: string,
  purpose: NewsletterLinkTable['purpose'],
): Promise<Subscriber | null> {
  const row = await db
    .selectFrom('newsletterLinks')
    .innerJoin('newsletterSubscribers', 'newsletterSubscribers.id', 'newsletterLinks.subscriberId')
    .selectAll('newsletterSubscribers')
    .where('newsletterLinks.tokenHash', '=', tokenHash)
    .where('newsletterLinks.purpose', '=', purpose)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the confirmed subscribers, or all, oldest first. */
export async function listSubscribers(db: Queryable, all: boolean): Promise<Subscriber[]> {
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

/** Changes a subscriber whose status is one of `from`. Returns false if another request changed it first. */
export async function changeSubscriberStatus(
  db: Queryable,
  {
    id,
    from,
    ...change
  }: Pick<Subscriber, 'id' | 'status'> & {
    from: SubscriberStatus[];
  } & Partial<Subscriber>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletterSubscribers')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertLink(db: Queryable, link: NewsletterLinkTable): Promise<void> {
  await db.insertInto('newsletterLinks').values(link).execute();
}

export async function insertConsent(db: Queryable, consent: NewsletterConsentTable): Promise<void> {
  await db.insertInto('newsletterConsents').values(consent).execute();
}

/**
 * Returns unconfirmed subscribers who got no confirmation mail after `since`, and for whom none waits;
 * with `id`, only that one.
 */
export async function listStaleSubscribers(
  db: Queryable,
  since: string,
  id: string | null = null,
): Promise<Subscriber[]> {
  const stale = db
    .selectFrom('newsletterSubscribers')
    .selectAll()
    .where('status', '=', 'unconfirmed')
    .where('createdAt', '<=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletterInvitations')
            .select('recipientHash')
            .whereRef('newsletterInvitations.subscriberId', '=', 'newsletterSubscribers.id')
            .where('newsletterInvitations.state', '=', 'waiting'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletterLinks')
            .select('tokenHash')
            .whereRef('newsletterLinks.subscriberId', '=', 'newsletterSubscribers.id')
            .where('newsletterLinks.createdAt', '>', since),
        ),
      ),
    )
    .orderBy('createdAt')
    .limit(500);
  return (id === null ? stale : stale.where('id', '=', id)).execute();
}

/**
 * Deletes a subscriber with what mail servers said about the address; the database cascades to the links
 * and consents.
 */
export async function deleteSubscriber(trx: Queryable, id: string): Promise<void> {
  await trx.updateTable('suppressions').set({ note: '' }).where('subscriberId', '=', id).execute();
  await trx
    .updateTable('campaignRecipients')
    .set({ error: '' })
    .where('subscriberId', '=', id)
    .execute();
  await trx.deleteFrom('newsletterSubscribers').where('id', '=', id).execute();
}

/** Returns whether an error is the unique constraint on the subscriber's address. */
export function isDuplicateAddress(error: unknown): boolean {
  return isUniqueViolation(error, {
    index: 'newsletter_subscribers_email',
    columns: ['newsletter_subscribers.email_key'],
  });
}

import type { Queryable } from '#platform/database/database.server.ts';

/** Returns the suppressed addresses, newest first; of somebody who was erased there is none left to show. */
export async function listSuppressions(db: Queryable) {
  return db
    .selectFrom('suppressions')
    .leftJoin('newsletterSubscribers', 'newsletterSubscribers.id', 'suppressions.subscriberId')
    .select(['suppressions.id', 'reason', 'note', 'since'])
    .select(['newsletterSubscribers.id as subscriberId', 'newsletterSubscribers.email'])
    .orderBy('since', 'desc')
    .orderBy('suppressions.id')
    .execute();
}

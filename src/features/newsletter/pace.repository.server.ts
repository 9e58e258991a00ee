import type { Queryable } from '#platform/database/database.server.ts';
import type { NewsletterPaceTable } from './newsletter.tables.ts';

export const paceLock = 'newsletter-pace';

/** Returns how fast issues leave, and when the next mail may. */
export async function requirePace(db: Queryable): Promise<NewsletterPaceTable> {
  return db
    .selectFrom('newsletterPace')
    .selectAll()
    .where('name', '=', 'newsletter')
    .executeTakeFirstOrThrow();
}

export async function updatePace(
  trx: Queryable,
  change: Partial<Omit<NewsletterPaceTable, 'name'>>,
): Promise<void> {
  await trx.updateTable('newsletterPace').set(change).where('name', '=', 'newsletter').execute();
}

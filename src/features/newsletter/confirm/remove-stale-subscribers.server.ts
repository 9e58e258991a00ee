import { type Clock, toInstant } from '#core/clock.ts';
import type { Database, Queryable } from '#platform/database/database.server.ts';
import { removeMailsOf } from '#platform/outbox/remove-mails.server.ts';
import {
  deleteSubscriber,
  findStale,
  type Subscriber,
  subscriberLock,
  updateSubscriber,
} from '../newsletter.repository.server.ts';
import { confirmationMessagesOf } from './emails/confirmation-mail.server.ts';

const day = 24 * 3_600_000;
const keptDays = 30;

async function remove(trx: Queryable, { id, unsubscribedAt }: Subscriber): Promise<void> {
  for (const start of confirmationMessagesOf(id)) await removeMailsOf(trx, start);
  if (unsubscribedAt === null) await deleteSubscriber(trx, id);
  // Who was on the list before has links in older mails, which must go on working.
  else await updateSubscriber(trx, { id, status: 'unsubscribed' });
}

/**
 * Removes addresses that were not confirmed within 30 days after the last mail that asked for it,
 * with their mails in the outbox. Answers how many.
 */
export async function removeStaleSubscribers({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): Promise<number> {
  const since = toInstant(new Date(clock().getTime() - keptDays * day));
  const stale = await database.read((db) => findStale(db, since));
  let removed = 0;
  for (const { id, emailKey } of stale)
    removed += await database.transaction(async (trx) => {
      await database.lock(trx, subscriberLock(emailKey));
      const [still] = await findStale(trx, since, id);
      if (still) await remove(trx, still);
      return still ? 1 : 0;
    });
  return removed;
}

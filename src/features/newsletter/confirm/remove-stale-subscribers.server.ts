import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
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
export async function removeStaleSubscribers(context: Context): Promise<number> {
  const { database, clock } = context;
  const since = toInstant(new Date(clock().getTime() - keptDays * day));
  const stale = await database.read((db) => findStale(db, since));
  let removed = 0;
  for (const { id, emailKey } of stale)
    removed += await transact(context, async (trx) => {
      await database.lock(trx, subscriberLock(emailKey));
      const [still] = await findStale(trx, since, id);
      if (still) await remove(trx, still);
      return still ? 1 : 0;
    });
  return removed;
}

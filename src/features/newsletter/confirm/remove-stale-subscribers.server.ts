import { toInstant } from '#core/clock.ts';
import { forgetUnusedPerson } from '#features/people/forget-unused-person.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { removeMailsOf } from '#platform/outbox/remove-mails.server.ts';
import { confirmationIdPrefixes } from '../emails/confirmation-mail.server.ts';
import {
  deleteSubscriber,
  listStaleSubscribers,
  type Subscriber,
  subscriberLock,
  updateSubscriber,
} from '../newsletter.repository.server.ts';

const day = 24 * 3_600_000;
const retentionDays = 30;

async function remove(trx: Queryable, { id, unsubscribedAt, personId }: Subscriber): Promise<void> {
  for (const prefix of confirmationIdPrefixes(id)) await removeMailsOf(trx, prefix);
  // A former subscriber has unsubscribe links in older mails, which must go on working.
  if (unsubscribedAt !== null) return updateSubscriber(trx, { id, status: 'unsubscribed' });
  await deleteSubscriber(trx, id);
  if (personId !== null) await forgetUnusedPerson(trx, personId);
}

/**
 * Removes addresses that were not confirmed within 30 days of the last confirmation mail, and their
 * mails in the outbox. Returns how many.
 */
export async function removeStaleSubscribers(context: Context): Promise<number> {
  const { database, clock } = context;
  const since = toInstant(new Date(clock().getTime() - retentionDays * day));
  const stale = await database.read((db) => listStaleSubscribers(db, since));
  let removed = 0;
  for (const { id, emailKey } of stale)
    removed += await transact(context, async (trx) => {
      await database.lock(trx, subscriberLock(emailKey));
      const [stillStale] = await listStaleSubscribers(trx, since, id);
      if (stillStale) await remove(trx, stillStale);
      return stillStale ? 1 : 0;
    });
  return removed;
}

import type { Clock } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Database } from '#platform/database/database.server.ts';
import { getSubscriberByToken, updateSubscriber } from './newsletter.repository.server.ts';
import type { ConfirmationLink } from './newsletter.ts';

/** Confirms the subscription behind the link of a mail. A second time it says the same again. */
export async function confirmSubscription(
  { database, clock }: { database: Database; clock: Clock },
  token: string,
): Promise<Result<ConfirmationLink, 'not_found'>> {
  return database.transaction(async (trx) => {
    const subscriber = await getSubscriberByToken(trx, hashToken(token));
    if (subscriber === null || subscriber.status === 'unsubscribed') return refuse('not_found');
    if (subscriber.status === 'unconfirmed') {
      const confirmedAt = clock().toISOString();
      await updateSubscriber(trx, { id: subscriber.id, status: 'confirmed', confirmedAt });
    }
    return accept({ status: 'confirmed' });
  });
}

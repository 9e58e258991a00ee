import { type Clock, toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Database, Queryable } from '#platform/database/database.server.ts';
import {
  getSubscriberByToken,
  moveSubscriber,
  type Subscriber,
} from '../newsletter.repository.server.ts';
import type { Subscription } from '../newsletter.ts';
import type { Visitor } from '../newsletter-deps.server.ts';
import { recordConsent } from '../record-consent.server.ts';

/** How somebody leaves: `wording` is what was sent where no page showed its words. */
export type Leaving = { visitor: Visitor; wording?: string };

/** Takes a subscriber off the list; one who has left stays as they are. */
export async function takeOffList(
  trx: Queryable,
  { id }: Pick<Subscriber, 'id'>,
  { at, ...leaving }: Leaving & { at: string },
): Promise<void> {
  const change = { id, status: 'unsubscribed', unsubscribedAt: at } as const;
  if (await moveSubscriber(trx, { ...change, from: ['unconfirmed', 'confirmed'] }))
    await recordConsent(trx, { subscriberId: id, step: 'unsubscribe', at, ...leaving });
}

/** Ends the subscription behind a link. The link goes on working for ever, and says the same again. */
export async function unsubscribe(
  { database, clock }: { database: Database; clock: Clock },
  token: string,
  leaving: Leaving,
): Promise<Result<Subscription, 'not_found'>> {
  return database.transaction(async (trx) => {
    const subscriber = await getSubscriberByToken(trx, hashToken(token), 'unsubscribe');
    if (subscriber === null) return refuse('not_found');
    await takeOffList(trx, subscriber, { ...leaving, at: toInstant(clock()) });
    return accept({ status: 'unsubscribed' });
  });
}

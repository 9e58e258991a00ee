import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Language } from '#i18n/language.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  getSubscriberByToken,
  moveSubscriber,
  type Subscriber,
} from '../newsletter.repository.server.ts';
import type { Subscription } from '../newsletter.ts';
import { recordConsent } from '../record-consent.server.ts';

/** How somebody leaves: `wording` is what was sent where no page showed its words. */
export type Leaving = { language: Language; wording?: string };

/** Takes a subscriber off the list; one who has left stays as they are. */
export async function takeOffList(
  context: Context,
  trx: Queryable,
  { id }: Pick<Subscriber, 'id'>,
  leaving: Leaving,
): Promise<void> {
  const at = toInstant(context.clock());
  const change = { id, status: 'unsubscribed', unsubscribedAt: at } as const;
  if (await moveSubscriber(trx, { ...change, from: ['unconfirmed', 'confirmed'] }))
    await recordConsent(context, trx, { subscriberId: id, step: 'unsubscribe', at, ...leaving });
}

/** Ends the subscription behind a link. The link goes on working for ever, and says the same again. */
export async function unsubscribe(
  context: Context,
  token: string,
  leaving: Leaving,
): Promise<Result<Subscription, 'not_found'>> {
  return transact(context, async (trx) => {
    const subscriber = await getSubscriberByToken(trx, hashToken(token), 'unsubscribe');
    if (subscriber === null) return refuse('not_found');
    await takeOffList(context, trx, subscriber, leaving);
    return accept({ status: 'unsubscribed' });
  });
}

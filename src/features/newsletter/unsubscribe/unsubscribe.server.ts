import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { type Language, languageOf } from '#i18n/language.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getLeavingSubscriber, isOfErased } from '../leaving-token.server.ts';
import {
  changeSubscriberStatus,
  getSubscriber,
  type Subscriber,
} from '../newsletter.repository.server.ts';
import type { Subscription } from '../newsletter.ts';
import { recordConsent } from '../record-consent.server.ts';
import { listConsents } from '../subscribers.repository.server.ts';
import { mayReturn } from './may-return.ts';

/** How a subscription ends; `wording` is what was sent, if no page showed a text. */
export type UnsubscribeRequest = { language: Language; wording?: string };

/** Ends a subscription; one that has ended stays as it is. Returns whether it ended now. */
export async function removeFromList(
  context: Context,
  trx: Queryable,
  { id }: Pick<Subscriber, 'id'>,
  request: UnsubscribeRequest,
): Promise<boolean> {
  const at = toInstant(context.clock());
  const change = { id, status: 'unsubscribed', unsubscribedAt: at } as const;
  if (!(await changeSubscriberStatus(trx, { ...change, from: ['unconfirmed', 'confirmed'] })))
    return false;
  await recordConsent(context, trx, { subscriberId: id, step: 'unsubscribe', at, ...request });
  return true;
}

/** What stands in the record of consents where a provider told of a complaint (RFC 5965). */
const complaintWording = 'Feedback-Type: abuse';

/** Ends the subscription of whoever told a provider that a mail was not wanted. */
export async function removeComplainer(
  context: Context,
  trx: Queryable,
  subscriberId: string,
): Promise<void> {
  const subscriber = await getSubscriber(trx, subscriberId);
  if (!subscriber) return;
  const language = languageOf(subscriber.language);
  await removeFromList(context, trx, subscriber, { language, wording: complaintWording });
}

/** Ends the subscription behind a link, which never expires; repeated calls return the same. */
export async function unsubscribe(
  context: Context,
  token: string,
  request: UnsubscribeRequest,
): Promise<Result<Subscription, 'not_found'>> {
  return transact(context, async (trx) => {
    const subscriber = await getLeavingSubscriber(trx, token);
    if (subscriber === null)
      return (await isOfErased(trx, token))
        ? accept({ status: 'unsubscribed', canReturn: false })
        : refuse('not_found');
    await removeFromList(context, trx, subscriber, request);
    const entries = await listConsents(trx, subscriber.id);
    const canReturn = mayReturn('unsubscribed', entries, context.clock());
    return accept({ status: 'unsubscribed', canReturn });
  });
}

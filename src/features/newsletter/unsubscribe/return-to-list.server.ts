import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Language } from '#i18n/language.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { returnWording } from '../consent-wording.ts';
import { getLeavingSubscriber } from '../leaving-token.server.ts';
import { changeSubscriberStatus } from '../newsletter.repository.server.ts';
import type { Subscription } from '../newsletter.ts';
import { recordConsent } from '../record-consent.server.ts';
import { listConsents } from '../subscribers.repository.server.ts';
import { mayReturn } from './may-return.ts';

/**
 * Puts a subscriber back who has just left by mistake, with the state he had; repeated calls return
 * the same. Refused with `not_found` for an unknown link, and after a day.
 */
export async function returnToList(
  context: Context,
  token: string,
  language: Language,
): Promise<Result<Subscription, 'not_found'>> {
  return transact(context, async (trx) => {
    const subscriber = await getLeavingSubscriber(trx, token);
    if (subscriber === null) return refuse('not_found');
    const { id, confirmedAt } = subscriber;
    const status = confirmedAt === null ? 'unconfirmed' : 'confirmed';
    if (subscriber.status !== 'unsubscribed')
      return accept({ status: subscriber.status, canReturn: false });
    const now = context.clock();
    if (!mayReturn(subscriber.status, await listConsents(trx, id), now)) return refuse('not_found');
    const change = { id, status, unsubscribedAt: null } as const;
    // A second press at the same moment finds nothing left to change, and records nothing.
    if (await changeSubscriberStatus(trx, { ...change, from: ['unsubscribed'] }))
      await recordConsent(context, trx, {
        subscriberId: id,
        step: 'confirm',
        language,
        at: toInstant(now),
        wording: returnWording(language),
      });
    return accept({ status, canReturn: false });
  });
}

import { toInstant } from '#core/clock.ts';
import { hashToken, newId, newToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Language } from '#i18n/language.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { welcomeMail } from '../emails/welcome-mail.server.ts';
import {
  changeSubscriberStatus,
  getSubscriberByToken,
  insertLink,
  subscriberLock,
} from '../newsletter.repository.server.ts';
import type { ConfirmationLink } from '../newsletter.ts';
import { recordConsent } from '../record-consent.server.ts';
import { liftByConfirmation } from '../suppress.server.ts';

type Confirmed = Pick<ConfirmationLink, 'status'>;
type Outcome = Result<Confirmed, 'not_found'>;

const confirmed: Confirmed = { status: 'confirmed' };

/**
 * Confirms the subscription behind the link of a mail and enqueues the welcome mail, which has the
 * unsubscribe link. Confirming again returns the same and sends nothing.
 */
export async function confirmSubscription(
  context: Context,
  token: string,
  language: Language,
): Promise<Outcome> {
  const attempt = newId();
  const unsubscribeToken = newToken();
  return transact<Outcome>(context, async (trx) => {
    const subscriber = await getSubscriberByToken(trx, hashToken(token), 'confirm');
    if (subscriber === null) return refuse('not_found');
    // The job that removes stale addresses must not remove one that is being confirmed.
    await context.database.lock(trx, subscriberLock(subscriber.emailKey));
    const at = toInstant(context.clock());
    const subscriberId = subscriber.id;
    const change = { id: subscriberId, status: 'confirmed', confirmedAt: at } as const;
    if (!(await changeSubscriberStatus(trx, { ...change, from: ['unconfirmed'] }))) {
      const now = await getSubscriberByToken(trx, hashToken(token), 'confirm');
      return now?.status === 'confirmed' ? accept(confirmed) : refuse('not_found');
    }
    await recordConsent(context, trx, { subscriberId, step: 'confirm', language, at });
    await liftByConfirmation(trx, subscriber.email);
    const tokenHash = hashToken(unsubscribeToken);
    await insertLink(trx, { tokenHash, subscriberId, purpose: 'unsubscribe', createdAt: at });
    const company = await requireCompany(trx);
    const welcome = { attempt, token: unsubscribeToken, origin: context.origin, company };
    await enqueueMail(trx, welcomeMail({ ...subscriber, confirmedAt: at }, welcome), at);
    return accept(confirmed);
  });
}

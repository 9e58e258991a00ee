import { toInstant } from '#core/clock.ts';
import { hashToken, newId, newToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import {
  getSubscriberByToken,
  insertLink,
  moveSubscriber,
  subscriberLock,
} from '../newsletter.repository.server.ts';
import type { ConfirmationLink } from '../newsletter.ts';
import type { NewsletterDeps, Visitor } from '../newsletter-deps.server.ts';
import { recordConsent } from '../record-consent.server.ts';
import { welcomeMail } from './emails/welcome-mail.server.ts';

type Outcome = Result<ConfirmationLink, 'not_found'>;

const confirmed: ConfirmationLink = { status: 'confirmed' };

/**
 * Confirms the subscription behind the link of a mail, and welcomes it with a mail that carries the
 * way out. A second time it says the same again and sends nothing.
 */
export async function confirmSubscription(
  deps: NewsletterDeps,
  token: string,
  visitor: Visitor,
): Promise<Outcome> {
  const attempt = newId();
  const leavingToken = newToken();
  const outcome = await deps.database.transaction<Outcome>(async (trx) => {
    const subscriber = await getSubscriberByToken(trx, hashToken(token), 'confirm');
    if (subscriber === null) return refuse('not_found');
    // The job that removes stale addresses must not take one that is being confirmed.
    await deps.database.lock(trx, subscriberLock(subscriber.emailKey));
    const at = toInstant(deps.clock());
    const subscriberId = subscriber.id;
    const change = { id: subscriberId, status: 'confirmed', confirmedAt: at } as const;
    if (!(await moveSubscriber(trx, { ...change, from: ['unconfirmed'] }))) {
      const now = await getSubscriberByToken(trx, hashToken(token), 'confirm');
      return now?.status === 'confirmed' ? accept(confirmed) : refuse('not_found');
    }
    await recordConsent(trx, { subscriberId, step: 'confirm', visitor, at });
    const tokenHash = hashToken(leavingToken);
    await insertLink(trx, { tokenHash, subscriberId, purpose: 'unsubscribe', createdAt: at });
    const company = await deps.getCompany(trx);
    const setting = { attempt, token: leavingToken, origin: deps.origin, company };
    await enqueueMail(trx, welcomeMail(subscriber, setting), at);
    return accept(confirmed);
  });
  deps.wakeOutbox();
  return outcome;
}

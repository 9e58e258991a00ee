import { toInstant } from '#core/clock.ts';
import { mailboxKey } from '#core/email-address.ts';
import { newId, newToken } from '#core/ids.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { leavingTokens } from '../leaving-token.server.ts';
import type { NewLinkInput } from '../newsletter.input.ts';
import {
  getSubscriberByEmail,
  type Subscriber,
  subscriberLock,
} from '../newsletter.repository.server.ts';
import { mayRepeatConfirmation, sendConfirmation } from '../send-confirmation.server.ts';
import { leavingLinkMail } from './emails/leaving-link-mail.server.ts';

type Attempt = { id: string; token: string; now: Date };

async function sendLeavingLink(
  { origin }: Context,
  trx: Queryable,
  subscriber: Subscriber,
  { id, now }: Attempt,
): Promise<void> {
  const token = (await leavingTokens(trx))(subscriber.id);
  const company = await requireCompany(trx);
  const mail = leavingLinkMail(subscriber, { attempt: id, token, origin, company });
  await enqueueMail(trx, mail, toInstant(now));
}

/**
 * Mails a new link for one that does not work: to confirm, if the address waits for that, or to leave,
 * if it is on the list. Any other address gets nothing, and the caller does not learn which it was.
 */
export async function sendNewLink(
  context: Context,
  { email, purpose, locale }: NewLinkInput,
): Promise<void> {
  const attempt = { id: newId(), token: newToken(), now: context.clock() };
  const emailKey = mailboxKey(email);
  await transact(context, async (trx) => {
    await context.database.lock(trx, subscriberLock(emailKey));
    const found = await getSubscriberByEmail(trx, emailKey);
    if (found === null || found.status === 'unsubscribed') return;
    const subscriber = { ...found, language: locale };
    if (purpose === 'unsubscribe') await sendLeavingLink(context, trx, subscriber, attempt);
    else if (await mayRepeatConfirmation(trx, found, attempt.now))
      await sendConfirmation(context, trx, subscriber, {
        ...attempt,
        kind: 'newsletter-confirm-again',
      });
  });
}

import { hashToken, newId, newToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { requireCompany } from '#features/company/require-company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { retry } from '#platform/database/retry.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { countMails } from '#platform/outbox/count-mails.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import {
  type ConfirmationKind,
  confirmationMail,
  freshMailsOf,
} from '../confirm/emails/confirmation-mail.server.ts';
import type { SubscribeInput } from '../newsletter.input.ts';
import {
  getSubscriberByEmail,
  getSubscriberByToken,
  insertLink,
  insertSubscriber,
  isDoubleAddress,
  type Subscriber,
  subscriberLock,
  updateSubscriber,
} from '../newsletter.repository.server.ts';
import { recordConsent } from '../record-consent.server.ts';

type Attempt = { id: string; token: string; input: SubscribeInput };
type Outcome = Result<'subscribed', 'already_subscribed'>;

const freshMailsPerDay = 3;
const day = 24 * 3_600_000;

function newSubscriber({ id, input }: Attempt, createdAt: string): Subscriber {
  return {
    id,
    email: input.email,
    emailKey: input.email.toLowerCase(),
    name: input.name ?? '',
    language: input.locale,
    status: 'unconfirmed',
    createdAt,
    confirmedAt: null,
    unsubscribedAt: null,
  };
}

async function decide(context: Context, trx: Queryable, attempt: Attempt): Promise<Outcome> {
  const now = context.clock();
  const { id, token, input } = attempt;
  const { origin } = context;
  const emailKey = input.email.toLowerCase();
  await context.database.lock(trx, subscriberLock(emailKey));

  async function mail(subscriber: Subscriber, kind: ConfirmationKind): Promise<void> {
    const company = await requireCompany(trx);
    const createdAt = now.toISOString();
    const link = { tokenHash: hashToken(token), subscriberId: subscriber.id, createdAt };
    await insertLink(trx, { ...link, purpose: 'confirm' });
    const consent = { subscriberId: subscriber.id, at: createdAt, language: input.locale };
    await recordConsent(context, trx, { ...consent, step: 'subscribe' });
    const setting = { kind, attempt: id, token, origin, company };
    await enqueueMail(trx, confirmationMail(subscriber, setting), createdAt);
  }

  // The link of this very attempt: its transaction is repeated after a lost connection.
  if (await getSubscriberByToken(trx, hashToken(token), 'confirm')) return accept('subscribed');
  const fresh = newSubscriber(attempt, now.toISOString());
  const known = await getSubscriberByEmail(trx, emailKey);
  if (known === null) {
    await insertSubscriber(trx, fresh);
    await mail(fresh, 'newsletter-confirm');
    return accept('subscribed');
  }
  if (known.status === 'unsubscribed') {
    const { id: ownId, createdAt, unsubscribedAt } = known;
    const change = { ...fresh, id: ownId, createdAt, unsubscribedAt };
    await updateSubscriber(trx, change);
    await mail(change, 'newsletter-confirm');
    return accept('subscribed');
  }
  const since = new Date(now.getTime() - day).toISOString();
  const sent = await countMails(trx, { ...freshMailsOf(known.id), since });
  if (known.status === 'unconfirmed' && sent < freshMailsPerDay) {
    const { name, language, email } = fresh;
    const change = { id: known.id, name: name || known.name, language, email };
    await updateSubscriber(trx, change);
    await mail({ ...known, ...change }, 'newsletter-confirm-again');
  }
  return refuse('already_subscribed');
}

/**
 * Puts an address on the list, unconfirmed, with its confirmation mail in the same transaction.
 * An address on the list is refused; while unconfirmed it gets at most three fresh mails in 24 hours.
 */
export async function subscribe(context: Context, input: SubscribeInput): Promise<Outcome> {
  const attempt: Attempt = { id: newId(), token: newToken(), input };
  return retry(() => transact(context, (trx) => decide(context, trx, attempt)), {
    // Another request wrote the same address: the next attempt sees it and decides anew.
    isRetryable: isDoubleAddress,
  });
}

import { toInstant } from '#core/clock.ts';
import { hashToken, newId, newToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { requireCompany } from '#features/company/require-company.server.ts';
import { recordPerson } from '#features/people/record-person.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { retry } from '#platform/database/retry.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { countMails } from '#platform/outbox/count-mails.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import {
  type ConfirmationKind,
  confirmationMail,
  repeatedConfirmations,
} from '../confirm/emails/confirmation-mail.server.ts';
import type { SubscribeInput } from '../newsletter.input.ts';
import {
  getSubscriberByEmail,
  getSubscriberByToken,
  insertLink,
  insertSubscriber,
  isDuplicateAddress,
  type Subscriber,
  subscriberLock,
  updateSubscriber,
} from '../newsletter.repository.server.ts';
import { recordConsent } from '../record-consent.server.ts';

type Attempt = { id: string; token: string; input: SubscribeInput };
type Outcome = Result<'subscribed', 'already_subscribed'>;

const maxRepeatsPerDay = 3;
const day = 24 * 3_600_000;

function newSubscriber(
  { id, input }: Attempt,
  { personId, createdAt }: { personId: string; createdAt: string },
): Subscriber {
  return {
    id,
    email: input.email,
    emailKey: input.email.toLowerCase(),
    name: input.name ?? '',
    language: input.locale,
    status: 'unconfirmed',
    personId,
    createdAt,
    confirmedAt: null,
    unsubscribedAt: null,
  };
}

/** Enqueues a confirmation mail with a new link, and records the consent that led to it. */
async function sendConfirmation(
  context: Context,
  trx: Queryable,
  subscriber: Subscriber,
  { id, token, input, kind, now }: Attempt & { kind: ConfirmationKind; now: Date },
): Promise<void> {
  const { origin } = context;
  const company = await requireCompany(trx);
  const createdAt = toInstant(now);
  const subscriberId = subscriber.id;
  const link = { tokenHash: hashToken(token), subscriberId, createdAt };
  await insertLink(trx, { ...link, purpose: 'confirm' });
  const consent = { subscriberId, at: createdAt, language: input.locale };
  await recordConsent(context, trx, { ...consent, step: 'subscribe' });
  const confirmation = { kind, attempt: id, token, origin, company };
  await enqueueMail(trx, confirmationMail(subscriber, confirmation), createdAt);
}

/** Returns whether an unconfirmed subscriber may get another confirmation mail now. */
async function mayRepeat(trx: Queryable, { id, status }: Subscriber, now: Date): Promise<boolean> {
  const since = toInstant(new Date(now.getTime() - day));
  const sent = await countMails(trx, { ...repeatedConfirmations(id), since });
  return status === 'unconfirmed' && sent < maxRepeatsPerDay;
}

async function decide(context: Context, trx: Queryable, attempt: Attempt): Promise<Outcome> {
  const now = context.clock();
  const { token, input } = attempt;
  const emailKey = input.email.toLowerCase();
  await context.database.lock(trx, subscriberLock(emailKey));
  const send = (subscriber: Subscriber, kind: ConfirmationKind) =>
    sendConfirmation(context, trx, subscriber, { ...attempt, kind, now });

  // The link exists if this transaction is a retry after a lost connection.
  if (await getSubscriberByToken(trx, hashToken(token), 'confirm')) return accept('subscribed');
  const existing = await getSubscriberByEmail(trx, emailKey);
  const isListed = existing !== null && existing.status !== 'unsubscribed';
  if (isListed && !(await mayRepeat(trx, existing, now))) return refuse('already_subscribed');

  const person = { email: input.email, name: input.name ?? '', language: input.locale };
  const personId = await recordPerson(context, trx, person);
  const fresh = newSubscriber(attempt, { personId, createdAt: toInstant(now) });
  if (existing === null) {
    await insertSubscriber(trx, fresh);
    await send(fresh, 'newsletter-confirm');
    return accept('subscribed');
  }
  if (existing.status === 'unsubscribed') {
    const { id, createdAt, unsubscribedAt } = existing;
    const change = { ...fresh, id, createdAt, unsubscribedAt };
    await updateSubscriber(trx, change);
    await send(change, 'newsletter-confirm');
    return accept('subscribed');
  }
  const { name, language, email } = fresh;
  const change = { id: existing.id, name: name || existing.name, language, email, personId };
  await updateSubscriber(trx, change);
  await send({ ...existing, ...change }, 'newsletter-confirm-again');
  return refuse('already_subscribed');
}

/**
 * Subscribes an address, unconfirmed, with its confirmation mail in the same transaction. A subscribed
 * address is refused; an unconfirmed one gets the mail again, at most three times in 24 hours.
 */
export async function subscribe(context: Context, input: SubscribeInput): Promise<Outcome> {
  const attempt: Attempt = { id: newId(), token: newToken(), input };
  return retry(() => transact(context, (trx) => decide(context, trx, attempt)), {
    // Another request stored the same address: the next attempt sees it.
    isRetryable: isDuplicateAddress,
  });
}

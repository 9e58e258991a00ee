import { toInstant } from '#core/clock.ts';
import { mailboxKey } from '#core/email-address.ts';
import { hashToken, newId, newToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordPerson } from '#features/people/record-person.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { retry, transact } from '#platform/database/transact.server.ts';
import type { ConfirmationKind } from '../emails/confirmation-mail.server.ts';
import type { SubscribeInput } from '../newsletter.input.ts';
import {
  getSubscriberByEmail,
  getSubscriberByToken,
  insertSubscriber,
  isDuplicateAddress,
  type Subscriber,
  subscriberLock,
  updateSubscriber,
} from '../newsletter.repository.server.ts';
import { recordConsent } from '../record-consent.server.ts';
import { mayRepeatConfirmation, sendConfirmation } from '../send-confirmation.server.ts';
import { countSignUp } from '../sign-up-sources.server.ts';

/** `page`: the path of the page with the form. `source`: what the sign-up counts as; null for none. */
type Origin = { page: string | null; source: string | null };

type Attempt = Origin & { id: string; token: string; input: SubscribeInput };
type Outcome = Result<'subscribed', 'already_subscribed'>;

function newSubscriber(
  { id, input }: Attempt,
  { personId, createdAt }: { personId: string; createdAt: string },
): Subscriber {
  return {
    id,
    email: input.email,
    emailKey: mailboxKey(input.email),
    name: input.name ?? '',
    language: input.locale,
    status: 'unconfirmed',
    personId,
    createdAt,
    confirmedAt: null,
    unsubscribedAt: null,
    lessOften: false,
  };
}

/** Sends a confirmation mail, and records the consent that led to it. */
async function sendWithConsent(
  context: Context,
  trx: Queryable,
  subscriber: Subscriber,
  { input, page, ...attempt }: Attempt & { kind: ConfirmationKind; now: Date },
): Promise<void> {
  const at = toInstant(attempt.now);
  const { locale: language } = input;
  await recordConsent(context, trx, {
    subscriberId: subscriber.id,
    at,
    language,
    step: 'subscribe',
    page,
  });
  await sendConfirmation(context, trx, subscriber, attempt);
}

async function decide(context: Context, trx: Queryable, attempt: Attempt): Promise<Outcome> {
  const now = context.clock();
  const { token, input, source } = attempt;
  const emailKey = mailboxKey(input.email);
  await context.database.lock(trx, subscriberLock(emailKey));
  const send = (subscriber: Subscriber, kind: ConfirmationKind) =>
    sendWithConsent(context, trx, subscriber, { ...attempt, kind, now });

  // The link exists if this transaction is a retry after a lost connection.
  if (await getSubscriberByToken(trx, hashToken(token), 'confirm')) return accept('subscribed');
  const existing = await getSubscriberByEmail(trx, emailKey);
  const isListed = existing !== null && existing.status !== 'unsubscribed';
  if (isListed && !(await mayRepeatConfirmation(trx, existing, now)))
    return refuse('already_subscribed');

  const person = { email: input.email, name: input.name ?? '', language: input.locale };
  const personId = await recordPerson(context, trx, person);
  const fresh = newSubscriber(attempt, { personId, createdAt: toInstant(now) });
  // A mail that is sent again is no further sign-up.
  if (!isListed && source !== null) await countSignUp(trx, now, source);
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
export async function subscribe(
  context: Context,
  input: SubscribeInput,
  { page = null, source = null }: Partial<Origin> = {},
): Promise<Outcome> {
  const attempt: Attempt = { id: newId(), token: newToken(), input, page, source };
  return retry(() => transact(context, (trx) => decide(context, trx, attempt)), {
    // Another request stored the same address: the next attempt sees it.
    isRetryable: isDuplicateAddress,
  });
}

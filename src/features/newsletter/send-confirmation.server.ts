import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { countMails, enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import {
  type ConfirmationKind,
  confirmationMail,
  repeatedConfirmations,
} from './emails/confirmation-mail.server.ts';
import { insertLink, type Subscriber } from './newsletter.repository.server.ts';

/** One for each request: the same attempt makes the same mail. */
export type ConfirmationAttempt = { id: string; token: string; kind: ConfirmationKind; now: Date };

const maxRepeatsPerDay = 3;
const day = 24 * 3_600_000;

/** Returns whether an unconfirmed subscriber may get another confirmation mail now. */
export async function mayRepeatConfirmation(
  trx: Queryable,
  { id, status }: Subscriber,
  now: Date,
): Promise<boolean> {
  const since = toInstant(new Date(now.getTime() - day));
  const sent = await countMails(trx, { ...repeatedConfirmations(id), since });
  return status === 'unconfirmed' && sent < maxRepeatsPerDay;
}

/** Enqueues a confirmation mail with a new link. Returns false if its recipient got too many today. */
export async function sendConfirmation(
  { origin }: Context,
  trx: Queryable,
  subscriber: Subscriber,
  { id, token, kind, now }: ConfirmationAttempt,
): Promise<boolean> {
  const company = await requireCompany(trx);
  const createdAt = toInstant(now);
  const link = { tokenHash: hashToken(token), subscriberId: subscriber.id, createdAt };
  await insertLink(trx, { ...link, purpose: 'confirm' });
  const confirmation = { kind, attempt: id, token, origin, company };
  return enqueueMail(trx, confirmationMail(subscriber, confirmation), createdAt);
}

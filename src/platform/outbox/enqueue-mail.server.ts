import { mailboxKey } from '#core/email-address.ts';
import { newId } from '#core/ids.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { keyedHash } from '#platform/secrets/keyed-hash.server.ts';
import { withClientLink } from './client-links.server.ts';
import type { MailPayload, OutgoingMail } from './outgoing-mail.ts';

/** Returns how many mails of a kind were queued since an instant, by the start of their Message-ID. */
export async function countMails(
  db: Queryable,
  { kind, messageIdStart, since }: { kind: string; messageIdStart: string; since: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('messageId', 'like', `${messageIdStart}%`)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns how many mails of a kind were queued to one recipient since an instant. */
export async function countMailsTo(
  db: Queryable,
  { kind, recipientHash, since }: { kind: string; recipientHash: string; since: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('recipientHash', '=', recipientHash)
    .where('kind', '=', kind)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const day = 24 * 3_600_000;

// PostgreSQL's jsonb rejects NUL and lone surrogates; one odd name would fail the transaction.
function storable(payload: MailPayload): string {
  return JSON.stringify(
    JSON.parse(JSON.stringify(payload), (_, value) =>
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    ),
  );
}

const storedSubject = (subject: string) => subject.replaceAll('\0', '').toWellFormed();

/**
 * Enqueues a mail in the transaction that causes it, due `heldFor` milliseconds after `now` (an
 * instant), at most `longestHold`. Ignores a second mail with the same Message-ID. Returns false, and enqueues nothing, above `maxPerDay` mails of its kind to
 * its recipient in 24 hours; a lock must keep transactions with such mails to one recipient apart.
 */
export async function enqueueMail(
  trx: Queryable,
  mail: OutgoingMail,
  now: string,
  heldFor = 0,
): Promise<boolean> {
  const { kind, messageId, maxPerDay } = mail;
  const recipientHash = await keyedHash(trx, mailboxKey(mail.to));
  if (maxPerDay !== null) {
    const since = new Date(Date.parse(now) - day).toISOString();
    if ((await countMailsTo(trx, { kind, recipientHash, since })) >= maxPerDay) return false;
  }
  const linked = await withClientLink(trx, mail, now);
  const { kind: _, messageId: _id, maxPerDay: _most, aboutUs, ...payload } = linked.mail;
  const row = await trx
    .insertInto('outbox')
    .values({
      id: newId(),
      kind,
      messageId,
      recipientHash,
      subject: maxPerDay === null ? '' : storedSubject(mail.subject),
      payload: storable(payload),
      status: 'waiting',
      attempts: 0,
      nextAttemptAt: new Date(Date.parse(now) + heldFor).toISOString(),
      claimedUntil: null,
      lastError: null,
      createdAt: now,
      sentAt: null,
    })
    .onConflict((conflict) => conflict.column('messageId').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await linked.storeLink();
  return true;
}

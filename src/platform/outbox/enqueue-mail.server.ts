import { newId } from '#core/ids.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { MailPayload, OutgoingMail } from './outgoing-mail.ts';

// PostgreSQL's jsonb refuses NUL and lone surrogates: one odd name would undo the whole cause.
function storable(payload: MailPayload): string {
  return JSON.stringify(
    JSON.parse(JSON.stringify(payload), (_, value) =>
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    ),
  );
}

/**
 * Puts a mail into the outbox within the transaction of its cause, due at `now` (an instant).
 * A second mail with the same Message-ID is ignored. After the commit, `wake()` the worker.
 */
export async function enqueueMail(trx: Queryable, mail: OutgoingMail, now: string): Promise<void> {
  const { kind, messageId, ...payload } = mail;
  await trx
    .insertInto('outbox')
    .values({
      id: newId(),
      kind,
      messageId,
      payload: storable(payload),
      status: 'waiting',
      attempts: 0,
      nextAttemptAt: now,
      claimedUntil: null,
      lastError: null,
      createdAt: now,
      sentAt: null,
    })
    .onConflict((conflict) => conflict.column('messageId').doNothing())
    .execute();
}

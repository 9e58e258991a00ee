import { newId } from '#core/ids.server.ts';
import { accept, type Result } from '#core/result.ts';
import { requireCompany } from '#features/company/require-company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  type KeyReused,
  withIdempotencyKey,
} from '#platform/idempotency/with-idempotency-key.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import type { ContactInput } from './contact.input.ts';
import { hasMessage, insertMessage } from './contact.repository.server.ts';
import { answerByOf, type ContactMessage, type StoredMessage } from './contact.ts';
import { messageForCompany } from './emails/message-for-company.server.ts';
import { messageReceived } from './emails/message-received.server.ts';

type Attempt = { id: string; input: ContactInput };

function newMessage({ id, input }: Attempt, now: Date): ContactMessage {
  const { locale, website: _website, openedAt: _openedAt, ...fields } = input;
  return {
    ...fields,
    id,
    status: 'new',
    emailKey: fields.email.toLowerCase(),
    language: locale,
    answerBy: answerByOf(now),
    createdAt: now.toISOString(),
  };
}

async function store(context: Context, trx: Queryable, attempt: Attempt): Promise<void> {
  if (await hasMessage(trx, attempt.id)) return;
  const now = context.clock();
  const message = newMessage(attempt, now);
  await context.database.lock(trx, `contact-email:${message.emailKey}`);
  await insertMessage(trx, message);
  const setting = { origin: context.origin, company: await requireCompany(trx) };
  await enqueueMail(trx, messageForCompany(message, setting), message.createdAt);
  await enqueueMail(trx, messageReceived(message, setting), message.createdAt);
}

/**
 * Keeps a message: row, the mail to the company, the acknowledgement to the sender and the
 * remembered answer in one transaction. The same key with the same input gives the first answer
 * again. The id is made before the transaction, so work that is repeated knows its own row.
 */
export async function sendMessage(
  context: Context,
  input: ContactInput,
  idempotencyKey: string | null = null,
): Promise<Result<StoredMessage, KeyReused>> {
  const id = newId();
  const { website: _website, openedAt: _openedAt, ...request } = input;
  const keyed = { scope: 'contact', key: idempotencyKey, request };
  return transact(context, (trx) =>
    withIdempotencyKey(context, trx, keyed, async () => {
      await store(context, trx, { id, input });
      return accept({ id });
    }),
  );
}

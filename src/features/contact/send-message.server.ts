import type { Clock } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { MailCompany } from '#features/mail/mail.ts';
import type { Database, Queryable } from '#platform/database/database.server.ts';
import { findAnswer, rememberAnswer } from '#platform/idempotency/idempotency.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import type { ContactInput } from './contact.input.ts';
import { hasMessage, insertMessage } from './contact.repository.server.ts';
import { answerByOf, type ContactMessage, type StoredMessage } from './contact.ts';
import { messageForCompany } from './emails/message-for-company.server.ts';
import { messageReceived } from './emails/message-received.server.ts';

export type SendMessageDeps = {
  database: Database;
  clock: Clock;
  /** Public address of the site, for links. */
  origin: string;
  getCompany(db: Queryable): Promise<MailCompany>;
  /** Tells the outbox's worker that a mail waits. */
  wakeOutbox(): void;
};

export type SendMessageRefusal = { code: 'idempotency_key_reused' };
type Outcome = Result<StoredMessage, SendMessageRefusal>;
type Attempt = { id: string; input: ContactInput; idempotencyKey: string | null };

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

async function store(deps: SendMessageDeps, trx: Queryable, attempt: Attempt): Promise<void> {
  if (await hasMessage(trx, attempt.id)) return;
  const now = deps.clock();
  const message = newMessage(attempt, now);
  await deps.database.lock(trx, `contact-email:${message.emailKey}`);
  await insertMessage(trx, message);
  const setting = { origin: deps.origin, company: await deps.getCompany(trx) };
  await enqueueMail(trx, messageForCompany(message, setting), message.createdAt);
  await enqueueMail(trx, messageReceived(message, setting), message.createdAt);
}

async function storeOnce(deps: SendMessageDeps, trx: Queryable, attempt: Attempt) {
  const { id, idempotencyKey: key, input } = attempt;
  if (key === null) {
    await store(deps, trx, attempt);
    return accept({ id });
  }
  const { website: _website, openedAt: _openedAt, ...request } = input;
  const keyed = { scope: 'contact', key, request };
  const found = await findAnswer({ database: deps.database, trx }, keyed, deps.clock());
  if (found === 'reused') return refuse({ code: 'idempotency_key_reused' as const });
  if (found) return accept(JSON.parse(found.body) as StoredMessage);
  await store(deps, trx, attempt);
  const answer = { status: 201, body: JSON.stringify({ id }) };
  await rememberAnswer(trx, keyed, answer, deps.clock());
  return accept({ id });
}

/**
 * Keeps a message: row, the mail to the company, the acknowledgement to the sender and the
 * remembered answer in one transaction. The same key with the same input gives the first answer
 * again. The id is made before the transaction, so work that is repeated knows its own row.
 */
export async function sendMessage(
  deps: SendMessageDeps,
  input: ContactInput,
  idempotencyKey: string | null = null,
): Promise<Outcome> {
  const attempt: Attempt = { id: newId(), input, idempotencyKey };
  const outcome = await deps.database.transaction((trx) => storeOnce(deps, trx, attempt));
  deps.wakeOutbox();
  return outcome;
}

import { mailboxKey } from '#core/email-address.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result } from '#core/result.ts';
import type { OfficeTime } from '#core/working-time.ts';
import { ownerLanguage } from '#features/auth/staff/owner-language.server.ts';
import { readOfficeTime } from '#features/booking/rules/read-office-time.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import {
  addArrived,
  findJoinable,
  type JoinedConversation,
} from '#features/conversations/join-conversation.server.ts';
import { staffLabel } from '#features/conversations/message-fields.texts.ts';
import { openConversation } from '#features/conversations/open-conversation.server.ts';
import { recordPerson } from '#features/people/record-person.server.ts';
import { findTopic } from '#features/topics/topics.server.ts';
import { type TopicColumns, topicColumns } from '#features/topics/topics.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { type KeyReused, withIdempotencyKey } from '#platform/idempotency/idempotency.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import type { ContactInput } from './contact.input.ts';
import { fillIn, findStored, insertMessage } from './contact.repository.server.ts';
import { answerDeadline, type ContactMessage, type StoredMessage } from './contact.ts';
import { contactAcknowledgement } from './emails/contact-acknowledgement.server.ts';
import { contactNotification } from './emails/contact-notification.server.ts';

type Attempt = { id: string; input: ContactInput };

type NewMessage = Omit<ContactMessage, 'personId' | keyof TopicColumns>;

function newMessage({ id, input }: Attempt, now: Date, office: OfficeTime): NewMessage {
  const { locale, about: _about, website: _website, openedAt: _openedAt, ...fields } = input;
  return {
    ...fields,
    id,
    status: 'new',
    emailKey: mailboxKey(fields.email),
    language: locale,
    answerBy: answerDeadline(now, office),
    createdAt: now.toISOString(),
  };
}

/**
 * Adds a message to the conversation that its sender began minutes ago, which is answered as one. What
 * the form says else than before is below the text, and fills in what was left out.
 */
async function join(
  context: Context,
  trx: Queryable,
  { message, conversation }: { message: ContactMessage; conversation: JoinedConversation },
): Promise<string> {
  const { id, answerBy } = conversation;
  const fields = (['businessName', 'phone'] as const).filter((field) => message[field] !== '');
  const differing = fields.filter((field) => ![message[field], ''].includes(conversation[field]));
  const lines = differing.map(
    (field) => `${staffLabel(field, message.language)}: ${message[field]}`,
  );
  const body = [message.message, ...lines].join('\n\n');
  for (const field of fields)
    if (conversation[field] === '') await fillIn(trx, id, { [field]: message[field] });
  const { language } = message;
  const arrived = { id: message.id, channel: 'form', body, language, mailMessageId: null } as const;
  await addArrived(context, trx, conversation, { ...arrived, answerBy });
  const sender = { origin: context.origin, company: await requireCompany(trx) };
  const notice = { ...message, answerBy, conversationId: id };
  const mail = contactNotification(notice, await ownerLanguage(trx, language), sender);
  await enqueueMail(trx, mail, message.createdAt);
  return id;
}

/** Stores a message; returns the id of its conversation. */
async function store(context: Context, trx: Queryable, attempt: Attempt): Promise<string> {
  const stored = await findStored(trx, attempt.id);
  if (stored !== null) return stored;
  const now = context.clock();
  const office = await readOfficeTime(trx, now.toISOString());
  const fields = newMessage(attempt, now, office);
  await context.database.lock(trx, `contact-email:${fields.emailKey}`);
  const personId = await recordPerson(context, trx, { ...fields, company: fields.businessName });
  const topic = await findTopic(trx, attempt.input.about);
  const message = { ...fields, ...topicColumns(topic), personId };
  const conversation = await findJoinable(context, trx, message);
  if (conversation) return join(context, trx, { message, conversation });
  await insertMessage(trx, message);
  const sender = { origin: context.origin, company: await requireCompany(trx) };
  const acknowledgement = contactAcknowledgement(message, sender);
  // Answers are called as the first mail that the sender has of us.
  const { subject } = acknowledgement;
  const { id, emailKey } = message;
  const state = await openConversation(context, trx, { id, emailKey, begunAs: 'form', subject });
  // A blocked sender is not told, so the response is the same.
  if (state === 'spam') return id;
  const language = await ownerLanguage(trx, message.language);
  await enqueueMail(trx, contactNotification(message, language, sender), message.createdAt);
  await enqueueMail(trx, acknowledgement, message.createdAt);
  return id;
}

/**
 * Stores a message, the mails to the company and the sender, and the keyed response in one
 * transaction. The same key with the same input returns the stored response. The id is made before
 * the transaction, so that a retry finds its own row.
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
    withIdempotencyKey(context, trx, keyed, async () =>
      accept({ id: await store(context, trx, { id, input }) }),
    ),
  );
}

import { toInstant } from '#core/clock.ts';
import { mailboxKey } from '#core/email-address.ts';
import { newId } from '#core/ids.server.ts';
import { plusTokenOf } from '#core/plus-address.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { ownerLanguage } from '#features/auth/staff/owner-language.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { noteAnswer, noteReport } from '#features/newsletter/sending/suppressions.server.ts';
import { recordPerson } from '#features/people/record-person.server.ts';
import { translate } from '#i18n/texts.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { readMailApart } from '#platform/mail-in/read-mail-apart.server.ts';
import type { ReceivedMail } from '#platform/mail-in/received-mail.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import {
  type ConversationRow,
  getConversation,
  increaseRevision,
  updateConversation,
} from '../conversations.repository.server.ts';
import type { MailPlace } from '../conversations.tables.ts';
import { acknowledgementKind } from '../conversations.ts';
import { arrivedMail } from '../emails/arrived-mail.server.ts';
import { conversationMailTexts } from '../emails/conversation-mail.texts.ts';
import { addArrived } from '../join-conversation.server.ts';
import { plainSubject, withoutOurLinks } from '../mail-thread.ts';
import { promisedAnswer } from '../promised-answer.server.ts';
import { beginConversation } from './begin-conversation.server.ts';
import { offerMail } from './mail-claims.server.ts';
import {
  findByMessageIds,
  findByToken,
  findOpenOf,
  findPerson,
  findSent,
  getMailIn,
  insertMailIn,
  insertMessageFile,
  markBounced,
} from './mails-in.repository.server.ts';
import { guessLanguage, splitQuoted } from './quoted-text.ts';
import { type Sorted, sortMail } from './sort-mail.ts';
import { addStoredPart, type StoredParts, storeParts } from './store-parts.server.ts';

/** Where a mail was filed, and in which conversation. */
export type Filed = { place: MailPlace; conversation: string | null };

type Arriving = { mail: ReceivedMail; sorted: Sorted; parts: StoredParts; id: string };

/** Returns the message of the form that a Message-ID of ours acknowledges. */
const acknowledgementOf = (messageId: string): string | null =>
  new RegExp(`^${acknowledgementKind}\\.([0-9a-f-]{36})@`).exec(messageId)?.[1] ?? null;

async function record(
  { clock }: Context,
  trx: Queryable,
  mail: ReceivedMail,
  filed: Filed & { messageId?: string; sender?: string; quoted?: string; parts?: StoredParts },
): Promise<Filed> {
  const { place, conversation, messageId = null, sender = '', quoted = '', parts } = filed;
  await insertMailIn(trx, {
    mailMessageId: mail.messageId,
    place,
    conversationId: conversation,
    messageId,
    sender,
    quoted,
    leftOut: parts?.leftOut ?? [],
    at: toInstant(clock()),
  });
  return { place, conversation };
}

/** Marks the message whose mail came back; its conversation waits again, because nobody has read it. */
async function fileBounce(context: Context, trx: Queryable, mail: ReceivedMail): Promise<Filed> {
  const { action = 'other', messageIds = [], reason = '', status = '' } = mail.report ?? {};
  const bounces = context.mailIn?.bounces;
  const tokens = mail.recipients.flatMap((one) => (bounces && plusTokenOf(one, bounces)) ?? []);
  if (await noteReport(context, trx, { action, messageIds, tokens, reason, status }))
    return record(context, trx, mail, { place: 'bounce', conversation: null });
  const sent = await findSent(trx, messageIds);
  const conversation =
    sent?.conversationId ?? (await findByMessageIds(trx, messageIds, acknowledgementOf));
  if (action !== 'failed' || !sent)
    return record(context, trx, mail, { place: 'bounce', conversation });
  const at = toInstant(context.clock());
  const { conversationId } = sent;
  await context.database.lock(trx, `conversation:${conversationId}`);
  await markBounced(trx, sent.id, { at, reason });
  const answerBy = await promisedAnswer(context, trx);
  await trx
    .updateTable('contactMessages')
    .set({ status: 'new', answerBy })
    .where('id', '=', conversationId)
    .where('status', '=', 'answered')
    .execute();
  const closedAs = (await getConversation(trx, conversationId))?.closedAs === 'spam';
  await updateConversation(trx, conversationId, {
    lastAt: at,
    ...(!closedAs && { closedAs: null, alarmedAt: null }),
  });
  await increaseRevision(trx, conversationId);
  return record(context, trx, mail, { place: 'bounce', conversation: conversationId });
}

/** Finds the conversation to which a mail belongs: by its address, by what it answers, by its sender. */
async function findConversation(
  trx: Queryable,
  { mail, sorted }: Arriving,
  personId: string | null,
): Promise<ConversationRow | null> {
  const id =
    (await findByToken(trx, sorted.tokens)) ??
    (await findByMessageIds(trx, mail.answers, acknowledgementOf)) ??
    // Whoever forges an address, or a program, begins nothing in another's conversation.
    (personId !== null && !mail.isForged && sorted.kind === 'person'
      ? await findOpenOf(trx, personId)
      : null);
  return id === null ? null : getConversation(trx, id);
}

async function fileMail(context: Context, trx: Queryable, arriving: Arriving): Promise<Filed> {
  const { mail, sorted, parts, id } = arriving;
  const { clock, database, origin } = context;
  const { name, address } = mail.from ?? { name: '', address: '' };
  const emailKey = mailboxKey(address);
  const isAutomatic = sorted.kind === 'automatic';
  const known = await findPerson(trx, emailKey);
  const { said, quoted } = splitQuoted(mail.text);
  const language = guessLanguage(said, known?.language ?? 'pt');
  const t = (key: 'link_removed' | 'no_subject') => translate(conversationMailTexts, language, key);
  const clean = (text: string) => withoutOurLinks(text, origin, t('link_removed'));
  const subject = plainSubject(mail.subject) || t('no_subject');
  const body = clean(said) || subject;
  const { messageId } = mail;
  const from = { from: emailKey, fromName: name };
  const offered = { tokens: sorted.tokens, messageId, ...from, subject, said };
  const { isForged } = mail;
  const hasDocuments = mail.parts.some(
    ({ mime }) => !/^(?:image\/|text\/x-|application\/(?:pkcs7|pgp)-signature)/.test(mime),
  );
  const more = { id, isAutomatic, isForged, hasDocuments };
  const claimed = await offerMail(context, trx, { ...offered, ...more });

  let conversation =
    claimed === null
      ? await findConversation(trx, arriving, known?.id ?? null)
      : await getConversation(trx, claimed.conversation);
  let place: MailPlace = claimed === null ? 'conversation' : 'request';
  // What has done what it was asked for waits for no answer.
  const isQuiet = isAutomatic || claimed?.isSettled === true;
  let state: 'open' | 'quiet' = isQuiet ? 'quiet' : 'open';
  const answerBy = await promisedAnswer(context, trx);
  if (conversation) {
    await database.lock(trx, `conversation:${conversation.id}`);
    const arrived = { id, channel: 'mail', body, language, mailMessageId: messageId } as const;
    await addArrived(context, trx, conversation, { ...arrived, answerBy, isQuiet });
    if (conversation.closedAs === 'spam') state = 'quiet';
  } else {
    await database.lock(trx, `contact-email:${emailKey}`);
    const theirName = known?.name || name || (address.split('@')[0] ?? '');
    const details = { email: address, name: theirName, language };
    const personId = isAutomatic ? (known?.id ?? null) : await recordPerson(context, trx, details);
    const fields = { ...details, id, message: body, language, personId, answerBy };
    const begun = await beginConversation(context, trx, {
      ...fields,
      begunAs: 'mail',
      subject,
      closedAs: isAutomatic ? 'done' : null,
    });
    if (begun === 'spam') state = 'quiet';
    place = isAutomatic ? 'filed' : 'new';
    conversation = await getConversation(trx, id);
  }
  const conversationId = conversation?.id ?? id;
  for (const part of parts.stored) {
    const file = await addStoredPart(context, trx, part);
    await insertMessageFile(trx, { fileId: file, conversationId, messageId: id });
  }
  const sender = name === '' ? address : `${name} <${address}>`;
  const filed = { place, conversation: conversationId, messageId: id };
  await record(context, trx, mail, { ...filed, sender, quoted: clean(quoted), parts });
  if (!isAutomatic && !isForged) await noteAnswer(context, trx, mail.answers);
  if (state === 'open') {
    const company = await requireCompany(trx);
    const to = await ownerLanguage(trx, language);
    const arrived = {
      id,
      conversationId,
      name: name || address,
      email: address,
      text: body,
      answerBy,
      writtenAbout: null,
    };
    await enqueueMail(trx, arrivedMail(arrived, to, { origin, company }), toInstant(clock()));
  }
  return { place, conversation: conversationId };
}

/**
 * Files a raw mail (RFC 822) that came in: in the conversation that it answers, in that of its sender, or
 * in a new one. The same Message-ID again changes nothing. `storage_unavailable`: a file of it could not
 * be kept or looked through now, and the mail has to be handed over again.
 */
export async function receiveMail(
  context: Context,
  raw: Uint8Array,
): Promise<Result<Filed, 'storage_unavailable'>> {
  const mail = await readMailApart(raw);
  const { database, mailIn, origin } = context;
  const { before, company } = await database.read(async (db) => ({
    before: await getMailIn(db, mail.messageId),
    company: await requireCompany(db),
  }));
  if (before) return accept({ place: before.place, conversation: before.conversationId });
  const bounces = mailIn?.bounces;
  const others = [company.email, ...(bounces === undefined ? [] : [bounces])];
  const ours = { mailIn: mailIn?.address ?? company.email, others, bounces };
  const sorted = sortMail(mail, { ...ours, host: new URL(origin).hostname });
  const isFiled = sorted.kind === 'person' || sorted.kind === 'automatic';
  const stored = isFiled
    ? await storeParts(context, mail.parts)
    : accept({ stored: [], leftOut: [] });
  if (!stored.ok) return refuse('storage_unavailable');
  const arriving: Arriving = { mail, sorted, parts: stored.value, id: newId() };
  return transact(context, async (trx) => {
    await database.lock(trx, `mail-in:${mail.messageId}`);
    const known = await getMailIn(trx, mail.messageId);
    if (known) return accept({ place: known.place, conversation: known.conversationId });
    if (sorted.kind === 'bounce') return accept(await fileBounce(context, trx, mail));
    if (!isFiled)
      return accept(await record(context, trx, mail, { place: 'ignored', conversation: null }));
    return accept(await fileMail(context, trx, arriving));
  });
}

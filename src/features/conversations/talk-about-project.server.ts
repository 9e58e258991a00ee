import { toInstant } from '#core/clock.ts';
import { mailboxKey } from '#core/email-address.ts';
import { newId } from '#core/ids.server.ts';
import { ownerLanguage } from '#features/auth/staff/owner-language.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import {
  type ConversationRow,
  getConversation,
  increaseRevision,
} from './conversations.repository.server.ts';
import { arrivedMail } from './emails/arrived-mail.server.ts';
import { addArrived } from './join-conversation.server.ts';
import { beginConversation } from './mail-in/begin-conversation.server.ts';
import type { OutgoingFile } from './outgoing-files.server.ts';
import { promisedAnswer } from './promised-answer.server.ts';
import { sendInConversation } from './write-in-conversation.server.ts';

/** A project with its client, as a conversation needs them; `title` is in the client's language. */
export type TalkedProject = {
  id: string;
  title: string;
  language: 'en' | 'pt';
  personId: string;
  email: string;
  name: string;
};

async function findTalk(db: Queryable, projectId: string): Promise<ConversationRow | null> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('projectId', '=', projectId)
    .executeTakeFirst();
  return row ? getConversation(db, row.id) : null;
}

/** Returns the conversation about a project, which must be locked; it begins with the first message. */
export async function requireProjectTalk(
  context: Context,
  trx: Queryable,
  project: TalkedProject,
): Promise<ConversationRow> {
  const { id: projectId, title: subject, email, name, language, personId } = project;
  const known = await findTalk(trx, projectId);
  if (known) {
    await context.database.lock(trx, `conversation:${known.id}`);
    // Answers go to where the client is reached now.
    await trx
      .updateTable('contactMessages')
      .set({ email, emailKey: mailboxKey(email), name, personId })
      .where('id', '=', known.id)
      .execute();
  } else
    await beginConversation(context, trx, {
      id: newId(),
      begunAs: 'company',
      subject,
      email,
      name,
      message: '',
      language,
      personId,
      answerBy: toInstant(context.clock()),
      closedAs: null,
      projectId,
    });
  const row = await findTalk(trx, projectId);
  if (row === null) throw new Error('The conversation of a project was not stored');
  return row;
}

/** Writes to the client of a project, by a mail. Returns false, and writes nothing, above the limit in a day. */
export async function sendAboutProject(
  context: Context,
  trx: Queryable,
  project: TalkedProject,
  message: {
    id: string;
    text: string;
    /** Papers that the mail links besides. */
    links: readonly { label: string; href: string }[];
    files: readonly OutgoingFile[];
  },
): Promise<boolean> {
  const row = await requireProjectTalk(context, trx, project);
  const isSent = await sendInConversation(context, trx, row, {
    ...message,
    heldFor: 0,
    closedAs: null,
  });
  if (isSent) await increaseRevision(trx, row.id);
  return isSent;
}

/** Adds what the client of a project wrote on a page of ours, of which the company is told by a mail. */
export async function addFromClient(
  context: Context,
  trx: Queryable,
  project: TalkedProject,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const row = await requireProjectTalk(context, trx, project);
  const answerBy = await promisedAnswer(context, trx);
  const { language, name, email } = project;
  const arrived = { id, channel: 'form', body: text, language, mailMessageId: null } as const;
  await addArrived(context, trx, row, { ...arrived, answerBy });
  const { answerBy: promised } = (await getConversation(trx, row.id)) ?? { answerBy };
  const mail = arrivedMail(
    {
      id,
      conversationId: row.id,
      name: name || email,
      email,
      text,
      answerBy: promised,
      writtenAbout: project.title,
    },
    await ownerLanguage(trx, language),
    { origin: context.origin, company: await requireCompany(trx) },
  );
  await enqueueMail(trx, mail, toInstant(context.clock()));
}

/** What was written about a project: `in` by the client, `out` by us, `note` for staff unless it is shown. */
export type ProjectMessage = {
  id: string;
  direction: 'in' | 'out' | 'note';
  channel: 'form' | 'mail' | 'phone' | 'whatsapp' | 'meeting';
  body: string;
  language: 'en' | 'pt';
  at: string;
  isShown: boolean;
  /** The name of the member of staff who wrote it; null for the client. */
  author: string | null;
  files: { id: string; name: string; size: number; mime: string }[];
};

/** Returns what was written about a project, oldest first, with its conversation; null before the first message. */
export async function listProjectTalk(
  db: Queryable,
  projectId: string,
): Promise<{ conversationId: string; messages: ProjectMessage[] } | null> {
  const talk = await findTalk(db, projectId);
  if (talk === null) return null;
  const rows = await db
    .selectFrom('messages')
    .leftJoin('staff', 'staff.personId', 'messages.personId')
    .select(['id', 'direction', 'channel', 'body', 'messages.language', 'at', 'isShown'])
    .select('staff.name as author')
    .where('conversationId', '=', talk.id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const files = await db
    .selectFrom('messageFiles')
    .innerJoin('files', 'files.id', 'messageFiles.fileId')
    .select(['messageId', 'files.id', 'name', 'size', 'mime'])
    .where('conversationId', '=', talk.id)
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('files.id')
    .execute();
  const messages = rows.map((row) => ({
    ...row,
    files: files
      .filter(({ messageId }) => messageId === row.id)
      .map(({ messageId: _, ...file }) => file),
  }));
  return { conversationId: talk.id, messages };
}

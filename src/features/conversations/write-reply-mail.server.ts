import { getActiveStaff } from '#features/auth/staff/get-active-staff.server.ts';
import { readFaces } from '#features/authors/authors.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { MailPerson } from '#mail/mail.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { ConversationRow } from './conversations.repository.server.ts';
import { calledBy } from './conversations.ts';
import { type Reply, replyMail } from './emails/reply-mail.server.ts';
import {
  getLastIncoming,
  listMessageIds,
  requireReplyToken,
} from './mail-thread.repository.server.ts';

/** Returns who acts, for the end of a mail; null for nobody of the staff. */
async function signatureOf({ actor }: Context, trx: Queryable): Promise<MailPerson | null> {
  if (actor.kind !== 'staff') return null;
  const member = await getActiveStaff(trx, actor.personId);
  return member && { name: member.name, face: (await readFaces(trx))(member.name).face };
}

/** Writes the mail of a message of ours in a conversation, below the mails before it. */
export async function writeReplyMail(
  context: Context,
  trx: Queryable,
  row: ConversationRow,
  { id, text, links, files }: Pick<Reply, 'id' | 'text' | 'links' | 'files'>,
): Promise<OutgoingMail> {
  const { origin, mailIn } = context;
  const { begunAs, message, createdAt, email, language, subject } = row;
  const last = await getLastIncoming(trx, row.id);
  const first = begunAs === 'company' ? null : { body: message, at: createdAt };
  const answered = last ?? first;
  const messageIds = await listMessageIds(trx, row, origin);
  const token = mailIn && (await requireReplyToken(trx, row.id));
  return replyMail(
    {
      id,
      email,
      language,
      text,
      links,
      files,
      subject,
      signedBy: await signatureOf(context, trx),
      isProject: row.projectId !== null,
      isFirst: messageIds.length === 0 && answered === null,
      quote: answered && { name: calledBy(row), at: answered.at, text: answered.body },
      messageIds,
      replyTo: mailIn && token ? { address: mailIn.address, token } : null,
    },
    { origin, company: await requireCompany(trx) },
  );
}

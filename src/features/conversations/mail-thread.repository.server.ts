import { randomBytes } from 'node:crypto';
import { messageIdOf } from '#mail/mail-builder.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { acknowledgementKind } from './conversations.ts';

/** What was written last by the other side. */
export type Answered = { body: string; at: string };

/** Returns the Message-IDs of the mails of a conversation without brackets, oldest first. */
export async function listMessageIds(
  db: Queryable,
  { id, begunAs }: { id: string; begunAs: string },
  origin: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('mailMessageId')
    .where('conversationId', '=', id)
    .where('mailMessageId', 'is not', null)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const known = rows.flatMap(({ mailMessageId }) => mailMessageId ?? []);
  if (begunAs === 'form') return [messageIdOf(acknowledgementKind, [id], origin), ...known];
  const first = await db
    .selectFrom('mailsIn')
    .select('mailMessageId')
    .where('conversationId', '=', id)
    .where('messageId', '=', id)
    .executeTakeFirst();
  return first ? [first.mailMessageId, ...known] : known;
}

/** Returns the latest message of the other side after the first one; null if there is none. */
export async function getLastIncoming(db: Queryable, id: string): Promise<Answered | null> {
  const row = await db
    .selectFrom('messages')
    .select(['body', 'at'])
    .where('conversationId', '=', id)
    .where('direction', '=', 'in')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the secret below our address at which answers of a conversation arrive; made when first needed. */
export async function requireReplyToken(trx: Queryable, id: string): Promise<string> {
  await trx
    .updateTable('conversations')
    .set({ replyToken: randomBytes(16).toString('hex') })
    .where('id', '=', id)
    .where('replyToken', 'is', null)
    .execute();
  const { replyToken } = await trx
    .selectFrom('conversations')
    .select('replyToken')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return replyToken ?? '';
}

import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { isBlocked } from './blocks/blocks.repository.server.ts';
import {
  type ConversationRow,
  getConversation,
  increaseRevision,
  updateConversation,
} from './conversations.repository.server.ts';
import { insertThreadMessage, writtenBy } from './messages.repository.server.ts';

/** Within it, a person who writes again goes on with what they began. */
const joinMilliseconds = 10 * 60_000;

/** The conversation to which a message is added. */
export type JoinedConversation = ConversationRow;

type Joining = { emailKey: string; name: string; about: string | null; language: 'en' | 'pt' };

/**
 * Returns the conversation that somebody began, or went on with, minutes ago, if nobody has answered or
 * closed it since; none of a blocked sender. Names and
 * languages must agree: anyone can type another's address.
 */
export async function findJoinable(
  { clock }: Context,
  trx: Queryable,
  { emailKey, name, about, language }: Joining,
): Promise<ConversationRow | null> {
  if (await isBlocked(trx, emailKey)) return null;
  const since = toInstant(new Date(clock().getTime() - joinMilliseconds));
  const rows = await trx
    .selectFrom('conversations')
    .innerJoin('contactMessages', 'contactMessages.id', 'conversations.id')
    .select(['conversations.id', 'name', 'about'])
    .where('emailKey', '=', emailKey)
    .where('contactMessages.language', '=', language)
    .where('status', '=', 'new')
    .where('closedAs', 'is', null)
    .where('lastAt', '>=', since)
    .orderBy('lastAt', 'desc')
    .orderBy('conversations.id')
    .execute();
  const same = rows.find(
    (row) =>
      row.name.toLowerCase() === name.toLowerCase() && (about === null || row.about === about),
  );
  return same ? getConversation(trx, same.id) : null;
}

export type Arrived = {
  id: string;
  channel: 'form' | 'mail';
  body: string;
  language: 'en' | 'pt';
  mailMessageId: string | null;
};

type Waiting = {
  answerBy: string;
  /** Whether a program wrote it: then nothing waits because of it. */
  isQuiet?: boolean;
};

/**
 * Adds what the other side wrote to their conversation, which waits for an answer again: an open one by
 * the promise that it has, another one by `answerBy`.
 */
export async function addArrived(
  { clock }: Context,
  trx: Queryable,
  { id, status, closedAs }: ConversationRow,
  { answerBy, isQuiet = false, ...message }: Arrived & Waiting,
): Promise<void> {
  const at = toInstant(clock());
  const arrived = { ...message, conversationId: id, at };
  await insertThreadMessage(trx, { ...arrived, ...writtenBy(null), direction: 'in' });
  await increaseRevision(trx, id);
  if (isQuiet) return;
  await updateConversation(trx, id, { lastAt: at, snoozedUntil: null });
  if (closedAs === 'spam' || (status === 'new' && closedAs === null)) return;
  await updateConversation(trx, id, { closedAs: null, alarmedAt: null });
  await trx
    .updateTable('contactMessages')
    .set({ status: 'new', answerBy })
    .where('id', '=', id)
    .execute();
}

import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { type KeyReused, withIdempotencyKey } from '#platform/idempotency/idempotency.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { withdrawHeldMail } from '#platform/outbox/withdraw-mails.server.ts';
import { type ChangeRefusal, changeConversation, type Seen } from './change-conversation.server.ts';
import type { NoteInput } from './conversations.input.ts';
import {
  type ConversationRow,
  setStatus,
  updateConversation,
} from './conversations.repository.server.ts';
import type { MessageTable } from './conversations.tables.ts';
import { replyHoldMilliseconds } from './conversations.ts';
import {
  deleteThreadMessage,
  getReply,
  hasReply,
  insertThreadMessage,
  writtenBy,
} from './messages.repository.server.ts';
import { attachFiles, findUnsentFiles, type OutgoingFile } from './outgoing-files.server.ts';
import { writeReplyMail } from './write-reply-mail.server.ts';

type Written = { id: string; leavesAt: string };
type WriteRefusal = ChangeRefusal | 'no_address' | 'too_many_mails' | 'unknown_file' | KeyReused;

function authorOf({ actor }: Context): string | null {
  return actor.kind === 'staff' ? actor.personId : null;
}

type Outgoing = {
  id: string;
  text: string;
  /** How many milliseconds its mail waits, so that it can be taken back. */
  heldFor: number;
  closedAs: 'done' | null;
  /** Papers that the mail links. */
  links?: readonly { label: string; href: string }[];
  files?: readonly OutgoingFile[];
};

/**
 * Adds a message of ours to a conversation, which must be locked, and mails it; the conversation is
 * answered then. Returns false, and writes nothing, above the limit of such mails in a day.
 */
export async function sendInConversation(
  context: Context,
  trx: Queryable,
  row: ConversationRow,
  { id, text, heldFor, closedAs, links = [], files = [] }: Outgoing,
): Promise<boolean> {
  const at = toInstant(context.clock());
  const mail = await writeReplyMail(context, trx, row, { id, text, links, files });
  await context.database.lock(trx, `contact-email:${row.emailKey}`);
  if (!(await enqueueMail(trx, mail, at, heldFor))) return false;
  await insertThreadMessage(trx, {
    id,
    conversationId: row.id,
    direction: 'out',
    channel: 'mail',
    language: row.language,
    at,
    ...writtenBy(authorOf(context)),
    body: text,
    mailMessageId: mail.messageId,
  });
  await attachFiles(trx, files, { conversationId: row.id, messageId: id });
  await setStatus(trx, row.id, 'answered');
  await updateConversation(trx, row.id, { closedAs, snoozedUntil: null, lastAt: at });
  return true;
}

/**
 * Answers the sender by mail, in the language of the message. The mail leaves after ten seconds, until
 * when the reply can be taken back. `closes` files the conversation as done.
 */
export async function replyToConversation(
  context: Context,
  seen: Seen,
  { text, closes, fileIds }: { text: string; closes: boolean; fileIds: readonly string[] },
  key: string | null,
): Promise<Result<Written, WriteRefusal>> {
  const id = newId();
  const request = { conversation: seen.id, text, closes, fileIds };
  const keyed = { scope: 'conversation-reply', key, request };
  return transact(context, (trx) =>
    withIdempotencyKey<Written, WriteRefusal>(context, trx, keyed, () =>
      changeConversation(context, trx, seen, {
        action: 'conversation.reply',
        async apply(row) {
          // Such as somebody who called, and whom staff know by their telephone alone.
          if (row.email === '') return refuse('no_address');
          const now = context.clock();
          const heldFor = replyHoldMilliseconds;
          const closedAs: 'done' | null = closes ? 'done' : null;
          const files = await findUnsentFiles(trx, fileIds);
          if (files === null) return refuse('unknown_file');
          const message = { id, text, heldFor, closedAs, files };
          if (!(await sendInConversation(context, trx, row, message)))
            return refuse('too_many_mails');
          const leavesAt = new Date(now.getTime() + heldFor).toISOString();
          return accept({
            value: { id, leavesAt },
            after: { message: id, closedAs, files: files.length },
          });
        },
      }),
    ),
  );
}

/** Takes back a reply whose mail has not left; the conversation waits for an answer again. */
export async function takeReplyBack(
  context: Context,
  seen: Seen,
  replyId: string,
): Promise<Result<{ text: string }, ChangeRefusal | 'already_sent'>> {
  return transact(context, async (trx) => {
    const reply = await getReply(trx, seen.id, replyId);
    if (reply === null) return refuse('not_found');
    return changeConversation(context, trx, seen, {
      action: 'conversation.take-back',
      async apply() {
        if (!(await withdrawHeldMail(trx, reply.mailMessageId ?? '')))
          return refuse('already_sent');
        // The files stay for a week, so that they can go with the text that was taken back.
        await trx.deleteFrom('messageFiles').where('messageId', '=', replyId).execute();
        await deleteThreadMessage(trx, replyId);
        const status = (await hasReply(trx, seen.id)) ? 'answered' : 'new';
        await setStatus(trx, seen.id, status);
        await updateConversation(trx, seen.id, { closedAs: null });
        return accept({ value: { text: reply.body }, after: { message: replyId } });
      },
    });
  });
}

type Note = {
  id: string;
  text: string;
  channel: MessageTable['channel'];
  isShown: boolean;
  files?: readonly OutgoingFile[];
};

/** Adds a note to a conversation, which must be locked: of staff alone, or one that the client may see. */
export async function noteInConversation(
  context: Context,
  trx: Queryable,
  row: ConversationRow,
  { id, text, channel, isShown, files = [] }: Note,
): Promise<void> {
  await insertThreadMessage(trx, {
    id,
    conversationId: row.id,
    direction: 'note',
    channel,
    language: row.language,
    at: toInstant(context.clock()),
    ...writtenBy(authorOf(context)),
    isShown,
    body: text,
    mailMessageId: null,
  });
  await attachFiles(trx, files, { conversationId: row.id, messageId: id });
}

/** Adds a note, such as of a call, which only staff see unless it is shown to the client. */
export async function addNote(
  context: Context,
  seen: Seen,
  { text, channel, isShown }: NoteInput,
): Promise<Result<{ id: string }, ChangeRefusal>> {
  const id = newId();
  return transact(context, (trx) =>
    changeConversation(context, trx, seen, {
      action: 'conversation.note',
      async apply(row) {
        await noteInConversation(context, trx, row, { id, text, channel, isShown });
        return accept({ value: { id }, after: { message: id, isShown } });
      },
    }),
  );
}

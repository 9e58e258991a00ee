import type { Queryable } from '#platform/database/database.server.ts';
import { spokenChannels } from './conversations.ts';

/** A message as the client sees it. */
export type ClientMessage = {
  id: string;
  at: string;
  isOurs: boolean;
  text: string;
  /** What a note is of that the client may see; null for what was written. */
  spoken: 'phone' | 'whatsapp' | 'meeting' | 'note' | null;
  /** Who of ours wrote it. */
  author: string | null;
  files: { id: string; name: string; size: number }[];
};

/** A conversation as the client sees it: without the notes of staff, but those that are for them. */
export type ClientThread = {
  id: string;
  /** What it is called, where the company began it or it is about work; else null. */
  subject: string | null;
  projectId: string | null;
  startedAt: string;
  answerBy: string;
  /** Whether the client wrote last, and an answer is promised. */
  isWaiting: boolean;
  assignee: string | null;
  /** The client's first text is only here once somebody of ours has answered: a stranger may have typed it. */
  messages: ClientMessage[];
};

/** Notes of staff alone are no part of what the client sees. */
function shownTo(db: Queryable, conversationIds: readonly string[]) {
  return db
    .selectFrom('messages')
    .leftJoin('staff', 'staff.personId', 'messages.personId')
    .select(['id', 'conversationId', 'at', 'direction', 'channel', 'body', 'staff.name as author'])
    .where('conversationId', 'in', conversationIds)
    .where(({ eb, or }) => or([eb('direction', 'in', ['in', 'out']), eb('isShown', '=', true)]))
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Returns the newest conversations of a person with what was written in them, without spam. */
export async function listClientThreads(
  db: Queryable,
  personId: string,
  most: number,
): Promise<ClientThread[]> {
  const rows = await db
    .selectFrom('contactMessages')
    .innerJoin('conversations', 'conversations.id', 'contactMessages.id')
    .leftJoin('staff', 'staff.personId', 'conversations.assignedTo')
    .select(['contactMessages.id', 'message', 'createdAt', 'answerBy', 'closedAs', 'begunAs'])
    .select(['staff.name as assignee', 'status', 'subject', 'projectId'])
    .where('contactMessages.personId', '=', personId)
    .where((where) => where.or([where('closedAs', 'is', null), where('closedAs', '<>', 'spam')]))
    .orderBy('lastAt', 'desc')
    .orderBy('contactMessages.id')
    .limit(most)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const written = await shownTo(db, ids);
  const files = await db
    .selectFrom('messageFiles')
    .innerJoin('files', 'files.id', 'messageFiles.fileId')
    .select(['messageId', 'files.id', 'name', 'size'])
    .where('conversationId', 'in', ids)
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('files.id')
    .execute();
  const filesOf = (messageId: string) =>
    files
      .filter((file) => file.messageId === messageId)
      .map(({ id, name, size }) => ({ id, name, size }));
  const threads = rows.map((row) => {
    const later = written.filter(({ conversationId }) => conversationId === row.id);
    const isAnswered = later.some(({ direction }) => direction === 'out');
    const first: ClientMessage = {
      id: row.id,
      at: row.createdAt,
      isOurs: false,
      text: isAnswered ? row.message : '',
      spoken: null,
      author: null,
      files: isAnswered ? filesOf(row.id) : [],
    };
    const rest = later.map(({ id, at, direction, channel, body, author }): ClientMessage => {
      const spoken = spokenChannels.find((one) => one === channel) ?? 'note';
      return {
        id,
        at,
        isOurs: direction !== 'in',
        text: body,
        spoken: direction === 'note' ? spoken : null,
        author: author ?? null,
        files: filesOf(id),
      };
    });
    return {
      id: row.id,
      subject: row.begunAs === 'company' ? row.subject : null,
      projectId: row.projectId,
      startedAt: row.createdAt,
      answerBy: row.answerBy,
      isWaiting: row.status === 'new' && row.closedAs === null,
      assignee: row.assignee ?? null,
      messages: row.begunAs === 'company' ? rest : [first, ...rest],
    };
  });
  // A talk of which the client may see nothing yet is none for them.
  return threads.filter(({ messages }) => messages.length > 0);
}

/** Whether a file came or went with a message that a person sees in a conversation of theirs. */
export async function isFileOfClient(
  db: Queryable,
  { personId, fileId }: { personId: string; fileId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('messageFiles')
    .innerJoin('contactMessages', 'contactMessages.id', 'messageFiles.conversationId')
    .innerJoin('conversations', 'conversations.id', 'contactMessages.id')
    .select(['messageFiles.messageId', 'messageFiles.conversationId'])
    .where('messageFiles.fileId', '=', fileId)
    .where('contactMessages.personId', '=', personId)
    .where((where) => where.or([where('closedAs', 'is', null), where('closedAs', '<>', 'spam')]))
    .executeTakeFirst();
  if (!row) return false;
  const shown = await shownTo(db, [row.conversationId]);
  const isAnswered = shown.some(({ direction }) => direction === 'out');
  if (row.messageId === row.conversationId) return isAnswered;
  return shown.some(({ id }) => id === row.messageId);
}

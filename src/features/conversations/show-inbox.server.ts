import { toInstant } from '#core/clock.ts';
import { mailboxSpellings } from '#core/mailbox-spellings.server.ts';
import { topicOfColumns } from '#features/topics/topics.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { findListed } from '#platform/search/find-listed.server.ts';
import { isBlocked } from './blocks/blocks.repository.server.ts';
import {
  type ConversationRow,
  countByFilter,
  countConversations,
  getConversation,
  type InboxView,
  listConversations,
} from './conversations.repository.server.ts';
import type { Besides, Conversation, ConversationDetail, Inbox } from './conversations.schema.ts';
import { conversationsSearch } from './conversations.search.server.ts';
import { calledBy, stateOf } from './conversations.ts';
import { listBesides, listThread } from './messages.repository.server.ts';

function present(found: ConversationRow): Conversation {
  const { status, closedAs, emailKey: _key, about, aboutTitle, aboutTitlePt, ...row } = found;
  const topic = topicOfColumns({ about, aboutTitle, aboutTitlePt });
  return { ...row, name: calledBy(row), topic, state: stateOf(closedAs, status) };
}

/** Returns a page of the inbox, with the count of every filter. The search applies to the page alone. */
export async function showInbox(
  context: Context,
  { filter, q }: { filter: InboxView['filter']; q: string },
  page: { limit: number; offset: number },
): Promise<Inbox> {
  const { actor, clock, database } = context;
  const staffId = actor.kind === 'staff' ? actor.personId : null;
  const found = await findListed(context, conversationsSearch, q);
  const view = { filter, staffId, now: toInstant(clock()), q, found };
  return database.read(async (db) => {
    const counts = await countByFilter(db, view);
    return {
      total: q.trim() === '' ? counts[filter] : await countConversations(db, view),
      counts,
      conversations: (await listConversations(db, view, page)).map(present),
    };
  });
}

async function readDetail(db: Queryable, id: string): Promise<ConversationDetail | null> {
  const found = await getConversation(db, id);
  if (found === null) return null;
  const row = found;
  const own = mailboxSpellings(row.email);
  const thread = await listThread(db, id);
  const { files, mails } = await listBesides(db, id);
  function besides(messageId: string): Besides {
    const mail = mails.find((one) => one.messageId === messageId);
    const { sender = '', quoted = '', leftOut = [] } = mail ?? {};
    const isTheirs = own.some((spelling) => sender.toLowerCase().includes(spelling.toLowerCase()));
    const isOther = sender !== '' && !isTheirs;
    const sent = files.filter((file) => file.messageId === messageId);
    return {
      files: sent.map(({ messageId: _message, ...file }) => file),
      leftOut,
      quoted,
      sender: isOther ? sender : null,
    };
  }
  return {
    ...present(row),
    thread: thread.map((one) => ({ ...one, besides: besides(one.id) })),
    besides: besides(id),
    isBlocked: await isBlocked(db, row.emailKey),
  };
}

/** Returns a conversation with its thread, or null if there is none. */
export async function showConversation(
  { database }: Context,
  id: string,
): Promise<ConversationDetail | null> {
  return database.read((db) => readDetail(db, id));
}

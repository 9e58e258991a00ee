import { mailboxSpellings } from '#core/mailbox-spellings.server.ts';
import { shortenText } from '#core/shorten-text.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ListedSource } from '#platform/search/search-source.server.ts';
import { calledBy } from './conversations.ts';
import { messageColumns, messageFieldNames } from './message-fields.texts.ts';

async function listConversationIds(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('conversations').select('id').execute();
  return rows.map(({ id }) => id);
}

/** Returns conversations with the texts of all their messages and notes. */
async function listConversationsToFind(db: Queryable, ids: string[]) {
  const conversations = await db
    .selectFrom('conversations')
    .innerJoin('contactMessages', 'contactMessages.id', 'conversations.id')
    .select(messageColumns)
    .select(['conversations.id', 'lastAt', 'subject'])
    .where('conversations.id', 'in', ids)
    .execute();
  const messages = await db
    .selectFrom('messages')
    .select(['conversationId', 'body'])
    .where('conversationId', 'in', ids)
    .execute();
  return conversations.map((conversation) => ({
    ...conversation,
    bodies: messages
      .filter(({ conversationId }) => conversationId === conversation.id)
      .map(({ body }) => body),
  }));
}

const longestDetail = 120;

/** Conversations, found by the sender and by every message and note. */
export const conversationsSearch: ListedSource = {
  kind: 'conversation',
  roles: ['owner', 'staff'],
  listIds: listConversationIds,
  async read(db, ids) {
    const conversations = await listConversationsToFind(db, ids);
    return conversations.map(({ id, bodies, lastAt, subject, ...fields }) => ({
      id,
      title: calledBy(fields),
      at: lastAt,
      // Where the company wrote first, or it is about work, the first text is empty.
      detail: shortenText(fields.message || subject, longestDetail),
      texts: [
        ...messageFieldNames.map((name) => fields[name]),
        ...mailboxSpellings(fields.email),
        ...bodies,
      ],
    }));
  },
};

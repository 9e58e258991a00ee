import type { Queryable } from '#platform/database/database.server.ts';
import { messageColumns } from './message-fields.texts.ts';

export async function listConversationIds(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('conversations').select('id').execute();
  return rows.map(({ id }) => id);
}

/** Returns conversations with the texts of all their messages and notes. */
export async function listConversationsToFind(db: Queryable, ids: string[]) {
  const conversations = await db
    .selectFrom('conversations')
    .innerJoin('contactMessages', 'contactMessages.id', 'conversations.id')
    .select(messageColumns)
    .select(['conversations.id', 'lastAt'])
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

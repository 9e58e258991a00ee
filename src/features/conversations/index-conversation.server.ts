import { searchText } from '#core/search-text.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { getConversation, updateConversation } from './conversations.repository.server.ts';
import { messageFieldNames } from './message-fields.texts.ts';
import { listThread } from './messages.repository.server.ts';

/** Stores what the inbox finds a conversation by; called whenever a text is added or removed. */
export async function indexConversation(trx: Queryable, id: string): Promise<void> {
  const row = await getConversation(trx, id);
  if (row === null) return;
  const texts = (await listThread(trx, id)).map(({ body }) => body);
  const words = searchText(...messageFieldNames.map((name) => row[name]), ...texts);
  await updateConversation(trx, id, { searchText: words });
}

import { shortenText } from '#core/shorten-text.ts';
import type { SearchSource } from '#platform/search/search-source.server.ts';
import {
  listConversationIds,
  listConversationsToFind,
} from './conversations-search.repository.server.ts';
import { messageFieldNames } from './message-fields.texts.ts';

const longestDetail = 120;

/** Conversations, found by the sender and by every message and note. */
export const conversationsSearch: SearchSource = {
  kind: 'conversation',
  roles: ['owner', 'staff'],
  listIds: listConversationIds,
  async read(db, ids) {
    const conversations = await listConversationsToFind(db, ids);
    return conversations.map(({ id, bodies, lastAt, ...fields }) => ({
      id,
      title: fields.name,
      at: lastAt,
      detail: shortenText(fields.message, longestDetail),
      texts: [...messageFieldNames.map((name) => fields[name]), ...bodies],
    }));
  },
};

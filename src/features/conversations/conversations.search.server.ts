import { shortenText } from '#core/shorten-text.ts';
import type { SearchSource } from '#platform/search/search-source.server.ts';
import {
  listConversationIds,
  listConversationsToFind,
} from './conversations-search.repository.server.ts';

const longestDetail = 120;

/** Conversations, found by the sender and by every message and note. */
export const conversationsSearch: SearchSource = {
  kind: 'conversation',
  roles: ['owner', 'staff'],
  listIds: listConversationIds,
  async read(db, ids) {
    const conversations = await listConversationsToFind(db, ids);
    return conversations.map(
      ({ id, name, email, businessName, phone, message, bodies, lastAt }) => ({
        id,
        title: name,
        at: lastAt,
        detail: shortenText(message, longestDetail),
        texts: [name, email, businessName, phone, message, ...bodies],
      }),
    );
  },
};

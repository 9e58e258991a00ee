import type { SearchSource } from '#platform/search/search-source.server.ts';
import { listSubscriberIds, listSubscribersToFind } from './newsletter-search.repository.server.ts';

/** Subscribers of the newsletter, also those who left. */
export const newsletterSearch: SearchSource = {
  kind: 'subscriber',
  roles: ['owner', 'staff'],
  listIds: listSubscriberIds,
  async read(db, ids) {
    const subscribers = await listSubscribersToFind(db, ids);
    return subscribers.map(({ id, name, email, createdAt }) => ({
      id,
      title: name || email,
      detail: name ? email : '',
      at: createdAt,
      texts: [name, email],
    }));
  },
};

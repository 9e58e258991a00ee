import type { InboxList } from '../../conversations.queries.ts';
import { conversationFilters } from '../../conversations.ts';

/** Returns the list that the query of an address names; what waits, if it names none. */
export function listOf(search: string): InboxList {
  const params = new URLSearchParams(search);
  const filter = conversationFilters.find((one) => one === params.get('filter')) ?? 'waiting';
  return { filter, q: params.get('q') ?? '' };
}

/** Returns the query of a list's address: empty for what waits. */
export function searchOf({ filter, q }: InboxList): string {
  const params = new URLSearchParams({
    ...(filter === 'waiting' ? {} : { filter }),
    ...(q === '' ? {} : { q }),
  });
  return params.size > 0 ? `?${params}` : '';
}

import { queryOptions } from '#query/query-options.ts';
import type { ConversationDetail, Inbox } from './conversations.schema.ts';
import type { ConversationFilter } from './conversations.ts';

export const inboxPageSize = 20;

// Colleagues change these too: what was read a moment ago is shown, and read again.
const staleTime = 3_000;
const url = '/api/admin/conversations';

/** A list of the inbox, and words to find in it. */
export type InboxList = { filter: ConversationFilter; q: string };

function paramsOf({ filter, q }: InboxList): Record<string, string> {
  return { filter, ...(q.trim() === '' ? {} : { q: q.trim() }) };
}

/** A page, from 0, of a list of the inbox. */
export function inboxQuery({ page, ...list }: InboxList & { page: number }) {
  const params = new URLSearchParams({
    ...paramsOf(list),
    limit: String(inboxPageSize),
    ...(page === 0 ? {} : { offset: String(page * inboxPageSize) }),
  });
  return queryOptions<Inbox>({ queryKey: [`${url}?${params}`], staleTime });
}

/** Returns the URL of a whole list as a file, whose format is still to be named. */
export function inboxFileUrl(list: InboxList): string {
  return `${url}?${new URLSearchParams(paramsOf(list))}`;
}

/** A conversation with its thread. */
export function conversationQuery(id: string) {
  const queryKey = [`${url}/${encodeURIComponent(id)}`] as const;
  return queryOptions<ConversationDetail>({ queryKey, staleTime });
}

import { queryOptions } from '#query/query-options.ts';

/** The kinds of records that are found by searching. */
export const foundKinds = [
  'person',
  'booking',
  'conversation',
  'order',
  'subscriber',
  'project',
  'quote',
  'payment-request',
  'issue',
] as const;
export type FoundKind = (typeof foundKinds)[number];

type FoundRecord = { kind: FoundKind; id: string; title: string; detail: string; at: string };

/** Records in which each word begins a word, newest first. */
export type SearchResult = {
  entries: FoundRecord[];
  /** False while records that changed wait to be indexed: more may be found in a moment. */
  isComplete: boolean;
};

// What was just changed is to be found.
const staleTime = 0;

/** Records that are found by what somebody typed. */
export function searchQuery(q: string) {
  const query = new URLSearchParams({ q });
  return queryOptions<SearchResult>({ queryKey: [`/api/admin/search?${query}`], staleTime });
}

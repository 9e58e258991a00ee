import { queryOptions } from '#query/query-options.ts';
import type { ErasurePreview, PeoplePage, PersonView } from './people.schema.ts';
import type { TimelineFilter } from './timeline/timeline.ts';

export const peoplePageSize = 50;

// Somebody else changes these too: what was read a moment ago is shown, and read again.
const staleTime = 3_000;

function urlOf(path: string, page: number, given: Record<string, string>): string {
  const query = new URLSearchParams({
    ...given,
    limit: String(peoplePageSize),
    ...(page === 0 ? {} : { offset: String(page * peoplePageSize) }),
  });
  return `${path}?${query}`;
}

/** A page, from 0, of the people that a search finds. */
export function peopleQuery({ q, page }: { q: string; page: number }) {
  const url = urlOf('/api/admin/people', page, q.trim() ? { q: q.trim() } : {});
  return queryOptions<PeoplePage>({ queryKey: [url], staleTime });
}

/** A person with a page, from 0, of the timeline, or of what a filter lists of it. */
export function personQuery(id: string, page = 0, filter: TimelineFilter | null = null) {
  const url = urlOf(`/api/admin/people/${encodeURIComponent(id)}`, page, filter ? { filter } : {});
  return queryOptions<PersonView>({ queryKey: [url], staleTime });
}

/** What an erasure of a person would end and keep. */
export function erasureQuery(id: string) {
  return queryOptions<ErasurePreview>({
    queryKey: [`/api/admin/people/${encodeURIComponent(id)}/erasure`],
    staleTime: 0,
  });
}

import { queryOptions } from '#query/query-options.ts';
import type { PeoplePage, PersonView } from './people.schema.ts';

export const peoplePageSize = 50;

// Somebody else changes these too: what was read a moment ago is shown, and read again.
const staleTime = 3_000;

function urlOf(path: string, page: number, q = ''): string {
  const query = new URLSearchParams({
    ...(q === '' ? {} : { q }),
    limit: String(peoplePageSize),
    ...(page === 0 ? {} : { offset: String(page * peoplePageSize) }),
  });
  return `${path}?${query}`;
}

/** A page, from 0, of the people that a search finds. */
export function peopleQuery({ q, page }: { q: string; page: number }) {
  const url = urlOf('/api/admin/people', page, q.trim());
  return queryOptions<PeoplePage>({ queryKey: [url], staleTime });
}

/** A person with a page, from 0, of the timeline. */
export function personQuery(id: string, page = 0) {
  const url = urlOf(`/api/admin/people/${encodeURIComponent(id)}`, page);
  return queryOptions<PersonView>({ queryKey: [url], staleTime });
}

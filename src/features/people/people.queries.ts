import { languages } from '#i18n/language.ts';
import { queryOptions } from '#query/query-options.ts';
import type { ErasurePreview, PeoplePage, PersonView } from './people.schema.ts';
import { type PeopleView, peopleFilters, peopleSorts, usualSort } from './standing/standing.ts';
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

/** Reads a view from the query of an address; what it does not know is left out. */
export function peopleViewOf(search: string): PeopleView {
  const query = new URLSearchParams(search);
  const filter = peopleFilters.find((one) => one === query.get('filter')) ?? 'all';
  return {
    filter,
    language: languages.find((one) => one === query.get('language')) ?? '',
    q: (query.get('q') ?? '').slice(0, 200),
    sort: peopleSorts.find((one) => one === query.get('sort')) ?? usualSort(filter),
  };
}

const everybody: PeopleView = { filter: 'all', language: '', q: '', sort: 'word' };

const peopleUrl = '/api/admin/people';

function paramsOf(view: Partial<PeopleView>): Record<string, string> {
  const { filter, language, q, sort } = { ...everybody, ...view };
  return {
    filter,
    sort,
    ...(language === '' ? {} : { language }),
    ...(q.trim() === '' ? {} : { q: q.trim() }),
  };
}

/** A page, from 0, of the people of a view. */
export function peopleQuery(view: Partial<PeopleView>, page = 0) {
  const url = urlOf(peopleUrl, page, paramsOf(view));
  return queryOptions<PeoplePage>({ queryKey: [url], staleTime });
}

/** Returns the URL of a whole view as a file, whose format is still to be named. */
export function peopleFileUrl(view: PeopleView): string {
  return `${peopleUrl}?${new URLSearchParams(paramsOf(view))}`;
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

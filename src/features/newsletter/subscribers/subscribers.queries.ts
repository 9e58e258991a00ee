import { sortDirections } from '#core/sort-direction.ts';
import { queryOptions } from '#query/query-options.ts';
import { partOfList } from '#ui/admin/list/list-pages.ts';
import {
  type SubscriberView,
  subscriberFilters,
  subscriberSorts,
  usualDirection,
} from './subscriber-list.ts';
import type { SubscriberDetail, SubscribersPage } from './subscribers.schema.ts';

// Somebody else changes these too: what was read a moment ago is shown, and read again.
const staleTime = 3_000;

/** Reads a view from the query of an address; what it does not know is left out. */
export function subscriberViewOf(search: string): SubscriberView {
  const query = new URLSearchParams(search);
  const sort = subscriberSorts.find((one) => one === query.get('sort')) ?? 'date';
  const language = query.get('language');
  return {
    filter: subscriberFilters.find((one) => one === query.get('filter')) ?? 'all',
    language: language === 'en' || language === 'pt' ? language : '',
    q: (query.get('q') ?? '').slice(0, 200),
    sort,
    direction: sortDirections.find((one) => one === query.get('direction')) ?? usualDirection(sort),
  };
}

function queryOf({ filter, language, q, sort, direction }: SubscriberView) {
  return new URLSearchParams({
    filter,
    sort,
    direction,
    ...(language === '' ? {} : { language }),
    ...(q.trim() === '' ? {} : { q: q.trim() }),
  });
}

/** A page, from 0, of the subscribers of a view. */
export function subscribersQuery(view: SubscriberView, page = 0) {
  const { limit, offset } = partOfList(page);
  const query = queryOf(view);
  query.set('limit', String(limit));
  if (offset > 0) query.set('offset', String(offset));
  return queryOptions<SubscribersPage>({
    queryKey: [`/api/admin/subscribers?${query}`],
    staleTime,
  });
}

/** Where subscribers are exported: those of a view, or the chosen ones. */
export function subscribersCsvUrl(view: SubscriberView, ids: readonly string[] = []): string {
  const query = queryOf(view);
  if (ids.length > 0) query.set('ids', ids.join(','));
  return `/api/admin/subscribers.csv?${query}`;
}

export function subscriberQuery(id: string) {
  const queryKey = [`/api/admin/subscribers/${encodeURIComponent(id)}`] as const;
  return queryOptions<SubscriberDetail>({ queryKey, staleTime });
}

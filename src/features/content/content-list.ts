import type { SortDirection } from '#core/sort-direction.ts';

/** What the list of a kind can be sorted by. */
export const recordSorts = ['changed', 'title', 'state'] as const;
export type RecordSort = (typeof recordSorts)[number];

/** Returns the direction in which a list is sorted unless another is chosen. */
export function usualDirection(sort: RecordSort): SortDirection {
  return sort === 'changed' ? 'desc' : 'asc';
}

/** Which records a list shows, and in which order. An empty text is any. */
export type ListView = {
  state: string;
  twins: string;
  q: string;
  sort: RecordSort;
  direction: SortDirection;
};

function readSort(name: string | null): RecordSort {
  return recordSorts.find((sort) => sort === name) ?? 'changed';
}

/** Reads the query of a list's address. */
export function readView(search: string): ListView {
  const params = new URLSearchParams(search);
  const sort = readSort(params.get('sort'));
  const direction = params.get('direction');
  return {
    state: params.get('state') ?? '',
    twins: params.get('twins') ?? '',
    q: params.get('q') ?? '',
    sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : usualDirection(sort),
  };
}

/** Returns the query of a list's address, which leaves out what is usual, or an empty text. */
export function formatView(view: ListView, others: Record<string, string> = {}): string {
  const { sort, direction, ...rest } = view;
  const isUsual = direction === usualDirection(sort);
  const entries = Object.entries({
    ...rest,
    ...others,
    sort: sort === 'changed' ? '' : sort,
    direction: isUsual ? '' : direction,
  }).filter(([, value]) => value !== '');
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}

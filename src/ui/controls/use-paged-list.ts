import type { QueryOptions } from '#query/query-options.ts';
import { useKeptData } from '#query/use-kept-data.ts';
import { useQueries, useQuery } from '#query/use-query.tsx';
import { useLoadedPages } from './use-loaded-pages.ts';

export type PagedListOptions<Item> = {
  /** The page that the address names, from 1. */
  first: number;
  sizeOf: (page: number) => number;
  /** Asks for one item more than `sizeOf(page)`, by which it is known whether more exist. */
  queryOf: (page: number) => QueryOptions<Item[]>;
};

export type PagedList<Item> = {
  /** Of all pages shown; undefined while the first one loads, or when it failed. */
  items: Item[] | undefined;
  failed: boolean;
  /** The items answer an earlier question, while the new one is under way. */
  outdated: boolean;
  more: {
    exists: boolean;
    loading: boolean;
    failed: boolean;
    nextPage: number;
    /** Shows one page more; after a failure, asks for it again. */
    load: () => void;
  };
};

function withoutRepeats<Item extends { id: string }>(items: Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** A long list, shown page after page: an item that moved to the next page meanwhile stands once. */
export function usePagedList<Item extends { id: string }>({
  first,
  sizeOf,
  queryOf,
}: PagedListOptions<Item>): PagedList<Item> {
  const [count, showMore] = useLoadedPages();
  const start = useQuery(queryOf(first));
  const startData = useKeptData(start);
  const further = useQueries(
    Array.from({ length: count - 1 }, (_, place) => queryOf(first + 1 + place)),
  );
  const pages = [startData, ...further.map(({ data }) => data)];
  const last = further.at(-1) ?? start;
  const lastData = pages.at(-1);
  const lastPage = first + further.length;
  const items = pages.flatMap((data, place) => (data ?? []).slice(0, sizeOf(first + place)));
  const moreFailed = further.length > 0 && last.isError;
  return {
    items: startData ? withoutRepeats(items) : undefined,
    failed: start.isError && start.data === undefined,
    outdated: start.isPending && startData !== undefined,
    more: {
      exists: lastData ? lastData.length > sizeOf(lastPage) : further.length > 0,
      loading: further.length > 0 && last.isFetching,
      failed: moreFailed && !last.isFetching,
      nextPage: lastData ? lastPage + 1 : lastPage,
      load: () => (moreFailed ? void last.refetch() : last.isFetching ? undefined : showMore()),
    },
  };
}

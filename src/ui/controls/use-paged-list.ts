import type { QueryOptions } from '#query/query-options.ts';
import { useDataOrPrevious } from '#query/use-data-or-previous.ts';
import { type QueryResult, useQueries, useQuery } from '#query/use-query.tsx';
import { useLoadedPages } from './use-loaded-pages.ts';

export type PagedListOptions<Item> = {
  /** The page in the address, from 1. */
  first: number;
  sizeOf: (page: number) => number;
  /** Requests one item more than `sizeOf(page)`, which shows whether more exist. */
  queryOf: (page: number) => QueryOptions<Item[]>;
};

export type PagedList<Item> = {
  /** Items of all pages shown; undefined while the first page loads or if it failed. */
  items: Item[] | undefined;
  failed: boolean;
  /** The items belong to the previous query while the new one is loading. */
  outdated: boolean;
  more: {
    exists: boolean;
    loading: boolean;
    failed: boolean;
    nextPage: number;
    /** Shows one more page; after a failure, fetches it again. */
    load: () => void;
  };
};

function withoutDuplicates<Item extends { id: string }>(items: Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** Data that is not a list counts as none. */
function asList<Item>({ data, isPending }: QueryResult<Item[]>) {
  const items = Array.isArray(data) ? data : undefined;
  return { data: items, isPending, isMissing: !isPending && items === undefined };
}

/** A list shown page by page. An item that has since moved to the next page is shown once. */
export function usePagedList<Item extends { id: string }>({
  first,
  sizeOf,
  queryOf,
}: PagedListOptions<Item>): PagedList<Item> {
  const [count, showMore] = useLoadedPages();
  const firstQuery = useQuery(queryOf(first));
  const firstData = useDataOrPrevious(asList(firstQuery));
  const moreQueries = useQueries(
    Array.from({ length: count - 1 }, (_, index) => queryOf(first + 1 + index)),
  );
  const pages = [firstData, ...moreQueries.map((query) => asList(query).data)];
  const lastQuery = moreQueries.at(-1) ?? firstQuery;
  const lastData = pages.at(-1);
  const lastPage = first + moreQueries.length;
  const items = pages.flatMap((data, index) => (data ?? []).slice(0, sizeOf(first + index)));
  const moreFailed = moreQueries.length > 0 && (lastQuery.isError || asList(lastQuery).isMissing);
  return {
    items: firstData ? withoutDuplicates(items) : undefined,
    // A response without a list is missing data, which is a failure.
    failed: !firstQuery.isPending && !Array.isArray(firstQuery.data),
    outdated: firstQuery.isPending && firstData !== undefined,
    more: {
      exists: lastData ? lastData.length > sizeOf(lastPage) : moreQueries.length > 0,
      loading: moreQueries.length > 0 && lastQuery.isFetching,
      failed: moreFailed && !lastQuery.isFetching,
      nextPage: lastData ? lastPage + 1 : lastPage,
      load: () =>
        moreFailed ? void lastQuery.refetch() : lastQuery.isFetching ? undefined : showMore(),
    },
  };
}

import type { QueryOptions } from '#query/query-options.ts';
import { useDataOrPrevious } from '#query/use-data-or-previous.ts';
import { useQueries, useQuery } from '#query/use-query.tsx';
import { useLoadedPages } from '../../controls/use-loaded-pages.ts';

export type Pages<Page> = {
  /** The pages that are loaded; empty while the first one is missing. */
  pages: Page[];
  /** The error of the first page, if nothing can be shown. */
  error: Error | null;
  /** They belong to the previous query while the new one is loading. */
  outdated: boolean;
  more: { loading: boolean; failed: boolean; load: () => void };
  refetch: () => Promise<void>;
};

/** The pages of a list that are shown, each a read of its own. The history entry keeps how many. */
export function usePages<Page>(queryOf: (page: number) => QueryOptions<Page>): Pages<Page> {
  const [count, showMore] = useLoadedPages();
  const first = useQuery(queryOf(0));
  const firstPage = useDataOrPrevious(first);
  const further = useQueries(Array.from({ length: count - 1 }, (_, index) => queryOf(index + 1)));
  const last = further.at(-1);
  const failed = last?.isError === true && !last.isFetching;
  const furtherPages = further.flatMap(({ data }) => (data === undefined ? [] : [data]));
  return {
    pages: firstPage === undefined ? [] : [firstPage, ...furtherPages],
    error: first.data === undefined && !first.isFetching ? first.error : null,
    outdated: first.isPending && firstPage !== undefined,
    more: {
      loading: last?.isFetching === true && last.data === undefined,
      failed,
      load: () => (failed ? void last.refetch() : showMore()),
    },
    async refetch() {
      await Promise.all([first.refetch(), ...further.map((query) => query.refetch())]);
    },
  };
}

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { QueryClient, QueryState } from './query-client.ts';
import type { QueryOptions } from './query-options.ts';

type Refetchable = { isFetching: boolean; refetch: () => Promise<void> };

/** Whether data that is shown was invalidated, and is not being fetched again. */
function isOutdated({ status, updatedAt, isFetching }: QueryState): boolean {
  return status === 'success' && updatedAt < 0 && !isFetching;
}

/** The state of a read in a component. `isPending` means that there is neither data nor an error. */
export type QueryResult<Data> = Refetchable &
  (
    | { isPending: true; isError: false; isSuccess: false; data: undefined; error: null }
    | { isPending: false; isError: false; isSuccess: true; data: Data; error: null }
    | { isPending: false; isError: true; isSuccess: false; data: Data | undefined; error: Error }
  );

const QueryClientContext = createContext<QueryClient | null>(null);

type QueryClientProviderProps = { client: QueryClient; children: ReactNode };

export function QueryClientProvider({ client, children }: QueryClientProviderProps) {
  return <QueryClientContext value={client}>{children}</QueryClientContext>;
}

export function useQueryClient(): QueryClient {
  const client = useContext(QueryClientContext);
  if (!client) throw new Error('useQueryClient must be used within a QueryClientProvider');
  return client;
}

function resultOf<Data>(
  client: QueryClient,
  state: QueryState,
  latestOptions: { current: QueryOptions<Data> },
): QueryResult<Data> {
  return {
    isFetching: state.isFetching,
    isPending: state.status === 'pending',
    isError: state.status === 'error',
    isSuccess: state.status === 'success',
    data: state.data,
    error: state.error,
    refetch: () => client.refetchQuery(latestOptions.current),
  } as QueryResult<Data>;
}

/**
 * Returns the data of a URL, fetched on mount if it is missing or stale. After an error nothing is
 * fetched again until `refetch`; earlier data stays beside the error.
 */
export function useQuery<Data>(options: QueryOptions<Data>): QueryResult<Data> {
  const client = useQueryClient();
  const { enabled = true } = options;
  const [url] = options.queryKey;
  // Options are a new object on every render; only another URL makes it another read.
  const latestOptions = useRef(options);
  useEffect(() => {
    latestOptions.current = options;
  });
  const read = useCallback(() => client.getQueryState([url]), [client, url]);
  const state = useSyncExternalStore(client.subscribe, read, read);

  const outdated = isOutdated(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: outdated data is fetched again.
  useEffect(() => {
    if (!enabled || client.getQueryState([url]).status === 'error') return;
    void client.prefetchQuery(latestOptions.current);
  }, [client, url, enabled, outdated]);

  return useMemo(() => resultOf(client, state, latestOptions), [state, client]);
}

/** As `useQuery`, for a list of reads whose length may change. */
export function useQueries<Data>(list: QueryOptions<Data>[]): QueryResult<Data>[] {
  const client = useQueryClient();
  useSyncExternalStore(client.subscribe, client.getVersion, client.getVersion);
  const urls = list.map(({ queryKey }) => queryKey[0]).join(' ');
  const outdated = list.some(({ queryKey }) => isOutdated(client.getQueryState(queryKey)));
  const latestOptions = useRef(list);
  useEffect(() => {
    latestOptions.current = list;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: outdated data is fetched again.
  useEffect(() => {
    if (urls === '') return;
    for (const options of latestOptions.current)
      if (client.getQueryState(options.queryKey).status !== 'error')
        void client.prefetchQuery(options);
  }, [client, urls, outdated]);
  return list.map((options) =>
    resultOf(client, client.getQueryState(options.queryKey), { current: options }),
  );
}

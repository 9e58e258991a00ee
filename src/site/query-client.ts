import { QueryClient } from '@tanstack/react-query';

/** Reads the JSON of an address; throws `HttpError` for a non-OK answer. */
export type ReadUrl = (url: string) => Promise<unknown>;

/**
 * The query defaults of the site: the first element of a key is the URL, answers never go stale
 * unless a query says so, nothing is asked again on its own, nothing is retried.
 */
export function createQueryClient(readUrl: ReadUrl): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => readUrl(String(queryKey[0])),
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retryOnMount: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}

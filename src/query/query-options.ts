/** The key of an API response: its URL, and nothing else. */
export type QueryKey = readonly [url: string];

declare const responseType: unique symbol;

/** One read of the API. `Data` is the type of its response; it exists for the compiler only. */
export type QueryOptions<Data = unknown> = {
  queryKey: QueryKey;
  /** Milliseconds for which a response counts as fresh; by default it never goes stale. */
  staleTime?: number;
  /** False keeps a component from fetching; cached data is still returned. */
  enabled?: boolean;
  /** Replaces the client's way to read, for example to treat a 401 as null. */
  queryFn?: (url: string) => Promise<unknown>;
  readonly [responseType]?: Data;
};

/** Gives the options the type of their response. */
export function queryOptions<Data>(options: QueryOptions<Data>): QueryOptions<Data> {
  return options;
}

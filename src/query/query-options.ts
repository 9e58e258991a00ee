/** What names an answer of the API: its URL, and nothing else. */
export type QueryKey = readonly [url: string];

declare const answer: unique symbol;

/** One read of the API. `Data` is the type of its answer; it exists for the compiler only. */
export type QueryOptions<Data = unknown> = {
  queryKey: QueryKey;
  /** How long an answer counts as fresh, in milliseconds; for ever unless said. */
  staleTime?: number;
  /** False keeps a component from asking; what is there is still shown. */
  enabled?: boolean;
  /** Reads in another way than the client does, such as taking a 401 for an empty answer. */
  queryFn?: (url: string) => Promise<unknown>;
  readonly [answer]?: Data;
};

/** Gives the options the type of their answer. */
export function queryOptions<Data>(options: QueryOptions<Data>): QueryOptions<Data> {
  return options;
}

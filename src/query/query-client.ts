import type { QueryKey, QueryOptions } from './query-options.ts';

/** Reads the JSON of an address; throws for a non-OK answer. */
export type ReadUrl = (url: string) => Promise<unknown>;

/** What is known of one URL. A failed read after a good one keeps the data beside the error. */
export type QueryState = {
  status: 'pending' | 'success' | 'error';
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  /** When the data came, in milliseconds since 1970. */
  updatedAt: number;
};

const nothingYet: QueryState = {
  status: 'pending',
  data: undefined,
  error: null,
  isFetching: false,
  updatedAt: 0,
};

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/**
 * Holds the answers of the API by URL. Each is fetched once for all who ask, never again on its
 * own: not on an interval, not on focus, not after a failure.
 */
export class QueryClient {
  readonly #readUrl: ReadUrl;
  readonly #states = new Map<string, QueryState>();
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #listeners = new Set<() => void>();
  #changes = 0;

  constructor(readUrl: ReadUrl) {
    this.#readUrl = readUrl;
  }

  /** Calls `listener` after every change; answers how to end that. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The state of a URL: the same object until it changes. */
  getQueryState([url]: QueryKey): QueryState {
    return this.#states.get(url) ?? nothingYet;
  }

  getQueryData<Data>({ queryKey }: QueryOptions<Data>): Data | undefined {
    return this.getQueryState(queryKey).data as Data | undefined;
  }

  setQueryData<Data>({ queryKey }: QueryOptions<Data>, data: Data): void {
    this.#change(queryKey, { status: 'success', data, error: null, updatedAt: Date.now() });
  }

  setQueryError(queryKey: QueryKey, error: Error): void {
    this.#change(queryKey, { status: 'error', error });
  }

  /** Counts the changes, so that it is known cheaply whether there were any. */
  getChanges = (): number => this.#changes;

  /** Every URL asked for, with what is known of it. */
  getAll(): [url: string, state: QueryState][] {
    return [...this.#states];
  }

  isFresh({ queryKey, staleTime = Number.POSITIVE_INFINITY }: QueryOptions): boolean {
    const { data, updatedAt } = this.getQueryState(queryKey);
    return data !== undefined && Date.now() - updatedAt < staleTime;
  }

  /** Fetches unless a fresh answer is there. Never rejects: a failure stands in the state. */
  async prefetchQuery(options: QueryOptions): Promise<void> {
    if (!this.isFresh(options)) await this.refetchQuery(options);
  }

  /** Fetches now; joins a fetch of the same URL that is under way. Never rejects. */
  refetchQuery({ queryKey, queryFn = this.#readUrl }: QueryOptions): Promise<void> {
    const [url] = queryKey;
    const known = this.#underWay.get(url);
    if (known) return known;
    this.#change(queryKey, { isFetching: true });
    const fetching = this.#fetch(queryKey, queryFn).finally(() => this.#underWay.delete(url));
    this.#underWay.set(url, fetching);
    return fetching;
  }

  async #fetch(queryKey: QueryKey, read: ReadUrl): Promise<void> {
    try {
      const data = await read(queryKey[0]);
      const success = { status: 'success', data, error: null, updatedAt: Date.now() } as const;
      this.#change(queryKey, { ...success, isFetching: false });
    } catch (thrown) {
      this.#change(queryKey, { status: 'error', error: asError(thrown), isFetching: false });
    }
  }

  #change(queryKey: QueryKey, change: Partial<QueryState>): void {
    this.#states.set(queryKey[0], { ...this.getQueryState(queryKey), ...change });
    this.#changes += 1;
    for (const listener of this.#listeners) listener();
  }
}

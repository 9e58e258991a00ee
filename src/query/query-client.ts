import type { QueryKey, QueryOptions } from './query-options.ts';

/** Reads the JSON at a URL; throws for a non-OK response. */
export type ReadUrl = (url: string) => Promise<unknown>;

/** The state of one URL. A failed fetch after a successful one keeps the data beside the error. */
export type QueryState = {
  status: 'pending' | 'success' | 'error';
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  /** When the data was received, in milliseconds since 1970; before all time if it was invalidated. */
  updatedAt: number;
};

const longAgo = Number.NEGATIVE_INFINITY;

const initialState: QueryState = {
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
 * Caches API responses by URL. Concurrent requests for a URL share one fetch, and nothing is fetched
 * again automatically: not on an interval, not on focus, not after a failure.
 */
export class QueryClient {
  readonly #readUrl: ReadUrl;
  readonly #states = new Map<string, QueryState>();
  readonly #inFlight = new Map<string, Promise<void>>();
  /** URLs that were invalidated while they were fetched. */
  readonly #outdated = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #version = 0;

  constructor(readUrl: ReadUrl) {
    this.#readUrl = readUrl;
  }

  /** Calls `listener` after every change; returns a function that unsubscribes it. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The state of a URL: the same object until it changes. */
  getQueryState([url]: QueryKey): QueryState {
    return this.#states.get(url) ?? initialState;
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

  /** Returns a number that increases with every change. */
  getVersion = (): number => this.#version;

  /** Returns every requested URL with its state. */
  getAll(): [url: string, state: QueryState][] {
    return [...this.#states];
  }

  isFresh({ queryKey, staleTime = Number.POSITIVE_INFINITY }: QueryOptions): boolean {
    const { data, updatedAt } = this.getQueryState(queryKey);
    return data !== undefined && Date.now() - updatedAt < staleTime;
  }

  /** Fetches unless there is fresh data, or joins a fetch of the same URL. Never rejects. */
  async prefetchQuery(options: QueryOptions): Promise<void> {
    if (!this.isFresh(options))
      await (this.#inFlight.get(options.queryKey[0]) ?? this.#start(options));
  }

  /**
   * Fetches what is there now: a fetch in flight may have been answered before the change that made
   * this one necessary, so it is followed by another. Never rejects: a failure is in the state.
   */
  async refetchQuery(options: QueryOptions): Promise<void> {
    const [url] = options.queryKey;
    const pending = this.#inFlight.get(url);
    if (!pending) return this.#start(options);
    this.#outdated.add(url);
    await pending;
    await this.prefetchQuery(options);
  }

  #start({ queryKey, queryFn = this.#readUrl }: QueryOptions): Promise<void> {
    const [url] = queryKey;
    this.#change(queryKey, { isFetching: true });
    const fetching: Promise<void> = this.#fetch(queryKey, queryFn).finally(() => {
      if (this.#inFlight.get(url) === fetching) this.#inFlight.delete(url);
    });
    this.#inFlight.set(url, fetching);
    return fetching;
  }

  /**
   * Makes the data of every URL that begins with the prefix count as outdated: what a component
   * shows is fetched again, and stays until then. Data received after `before` is kept.
   */
  invalidate(urlPrefix: string, before = Number.POSITIVE_INFINITY): void {
    for (const [url, { updatedAt }] of this.#states) {
      if (!url.startsWith(urlPrefix) || updatedAt > before) continue;
      if (this.#inFlight.has(url)) this.#outdated.add(url);
      this.#change([url], { updatedAt: longAgo });
    }
  }

  async #fetch(queryKey: QueryKey, read: ReadUrl): Promise<void> {
    const [url] = queryKey;
    try {
      const data = await read(url);
      // A listener that finds outdated data must not join the fetch that has brought it.
      this.#inFlight.delete(url);
      const updatedAt = this.#outdated.delete(url) ? longAgo : Date.now();
      const success = { status: 'success', data, error: null, updatedAt } as const;
      this.#change(queryKey, { ...success, isFetching: false });
    } catch (thrown) {
      this.#change(queryKey, { status: 'error', error: asError(thrown), isFetching: false });
    }
  }

  #change(queryKey: QueryKey, change: Partial<QueryState>): void {
    this.#states.set(queryKey[0], { ...this.getQueryState(queryKey), ...change });
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

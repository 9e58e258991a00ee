import { describe, expect, it, vi } from 'vitest';
import { apiRead } from '#core/api-request.ts';
import { QueryClient } from './query-client.ts';
import { queryOptions } from './query-options.ts';

const posts = queryOptions<string[]>({ queryKey: ['/api/posts'] });
const fiveMinutes = 5 * 60_000;

function clientWith(...responses: (unknown | Error)[]) {
  const readUrl = vi.fn(async (_url: string) => {
    const response = responses.shift();
    if (response instanceof Error) throw response;
    return response;
  });
  return { client: new QueryClient(readUrl), readUrl };
}

describe('API responses', () => {
  it('are fetched from the URL that is their key, once for concurrent requests', async () => {
    const { client, readUrl } = clientWith(['a']);
    await Promise.all([client.prefetchQuery(posts), client.prefetchQuery(posts)]);
    await client.prefetchQuery(posts);
    expect(readUrl).toHaveBeenCalledExactlyOnceWith('/api/posts');
    expect(client.getQueryData(posts)).toEqual(['a']);
  });

  it('never go stale unless a query says so', async () => {
    vi.useFakeTimers({ now: 0 });
    const { client, readUrl } = clientWith(['a'], ['b']);
    const fresh = { ...posts, staleTime: fiveMinutes };
    await client.prefetchQuery(fresh);
    vi.setSystemTime(fiveMinutes - 1);
    await client.prefetchQuery(fresh);
    expect(readUrl).toHaveBeenCalledTimes(1);
    vi.setSystemTime(fiveMinutes);
    await client.prefetchQuery(posts);
    expect(readUrl).toHaveBeenCalledTimes(1);
    await client.prefetchQuery(fresh);
    expect(client.getQueryData(posts)).toEqual(['b']);
    vi.useRealTimers();
  });

  it('are not fetched again after a failure, and keep the earlier data beside the error', async () => {
    const { client, readUrl } = clientWith(['a'], new Error('500: no'));
    await client.prefetchQuery(posts);
    await client.refetchQuery(posts);
    expect(readUrl).toHaveBeenCalledTimes(2);
    expect(client.getQueryState(posts.queryKey)).toMatchObject({
      status: 'error',
      data: ['a'],
      error: new Error('500: no'),
      isFetching: false,
    });
  });

  it('are fetched once more after a change, however many wait, if one was in flight', async () => {
    const { client, readUrl } = clientWith(['before'], ['after']);
    const fetching = client.prefetchQuery(posts);
    await Promise.all([client.refetchQuery(posts), client.refetchQuery(posts), fetching]);
    expect([client.getQueryData(posts), client.isFresh(posts)]).toEqual([['after'], true]);
    expect(readUrl).toHaveBeenCalledTimes(2);
  });

  it('that never come end as an error', async () => {
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
    const client = new QueryClient((url) => apiRead(url, { timeout: 10 }));
    await client.prefetchQuery(posts);
    vi.unstubAllGlobals();
    expect(client.getQueryState(posts.queryKey)).toMatchObject({
      status: 'error',
      error: { name: 'TimeoutError' },
      isFetching: false,
    });
  });

  it('notify their listeners of each change until they unsubscribe', async () => {
    const { client } = clientWith(['a'], ['b']);
    const listener = vi.fn();
    const unsubscribe = client.subscribe(listener);
    await client.prefetchQuery(posts);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    await client.refetchQuery(posts);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('have the same state object until something changes', () => {
    const { client } = clientWith();
    expect(client.getQueryState(['/x'])).toBe(client.getQueryState(['/x']));
    client.setQueryData(posts, ['a']);
    expect(client.getQueryState(posts.queryKey)).toBe(client.getQueryState(posts.queryKey));
  });
});

describe('invalidated responses', () => {
  it('stay until they are fetched again, and only those below the prefix count', async () => {
    const { client, readUrl } = clientWith(['a'], ['other'], ['b']);
    const other = queryOptions<string[]>({ queryKey: ['/api/people'] });
    await client.prefetchQuery(posts);
    await client.prefetchQuery(other);
    client.invalidate('/api/posts');
    expect(client.getQueryData(posts)).toEqual(['a']);
    expect([client.isFresh(posts), client.isFresh(other)]).toEqual([false, true]);
    await client.prefetchQuery(posts);
    await client.prefetchQuery(other);
    expect(client.getQueryData(posts)).toEqual(['b']);
    expect(readUrl).toHaveBeenCalledTimes(3);
  });

  it('are not fresh if they were on their way when they were invalidated', async () => {
    const { client } = clientWith(['before'], ['after']);
    const fetching = client.prefetchQuery(posts);
    client.invalidate('/api/');
    await fetching;
    expect(client.getQueryData(posts)).toEqual(['before']);
    expect(client.isFresh(posts)).toBe(false);
    await client.prefetchQuery(posts);
    expect([client.getQueryData(posts), client.isFresh(posts)]).toEqual([['after'], true]);
  });

  it('are spared if they were received after a given time', async () => {
    const { client } = clientWith(['a']);
    await client.prefetchQuery(posts);
    client.invalidate('/api/', client.getQueryState(posts.queryKey).updatedAt - 1);
    expect(client.isFresh(posts)).toBe(true);
  });
});

it('fetches again at once when a listener finds that what arrived is outdated', async () => {
  const answers = ['old', 'new'];
  const read = vi.fn(async () => answers[read.mock.calls.length - 1]);
  const client = new QueryClient(read);
  const query = { queryKey: ['/a'] } as const;
  client.subscribe(() => {
    const { updatedAt, isFetching, status } = client.getQueryState(query.queryKey);
    if (status === 'success' && updatedAt < 0 && !isFetching) void client.refetchQuery(query);
  });
  const first = client.refetchQuery(query);
  client.setQueryData(query, 'before');
  client.invalidate('/a');
  await first;
  await vi.waitFor(() => expect(client.getQueryData(query)).toBe('new'));
});

import { afterEach, expect, it, vi } from 'vitest';
import { apiRead, apiRequest } from './api-request.ts';

afterEach(() => vi.unstubAllGlobals());

it('a read is a GET with cookies that asks for JSON, sends no body and parses the response', async () => {
  const fetchMock = vi.fn<typeof fetch>(async () => new Response('[{"id":"a"}]'));
  vi.stubGlobal('fetch', fetchMock);
  await expect(apiRead('/api/testimonials')).resolves.toEqual([{ id: 'a' }]);
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/api/testimonials', {
    method: 'GET',
    credentials: 'include',
    headers: { Accept: 'application/json' },
    signal: expect.any(AbortSignal),
  });
});

it.each(['get', 'post'])('a call that fails is made once: %s', async (kind) => {
  const fetchMock = vi.fn<typeof fetch>(async () => new Response('no', { status: 503 }));
  vi.stubGlobal('fetch', fetchMock);
  const call = kind === 'get' ? apiRead('/api/x') : apiRequest('/api/x', { body: {} });
  await expect(call).rejects.toThrow('503: no');
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

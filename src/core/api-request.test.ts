import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiRead, apiRequest } from './api-request.ts';
import { HttpError } from './http-error.ts';
import { problemOf } from './problem.ts';

function mockResponse(response: Response) {
  const fetchMock = vi.fn<typeof fetch>(async () => response);
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

afterEach(() => vi.unstubAllGlobals());

describe('calls to the API', () => {
  it('sends cookies, asks for JSON and posts JSON by default', async () => {
    const fetchMock = mockResponse(new Response('{}'));
    await apiRequest('/api/x', { body: { a: 1 } });
    expect(fetchMock).toHaveBeenCalledWith('/api/x', {
      method: 'POST',
      credentials: 'include',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: '{"a":1}',
      signal: expect.any(AbortSignal),
    });
  });

  it('turns a non-OK response into "status: body"', async () => {
    mockResponse(new Response('no such thing', { status: 404 }));
    await expect(apiRequest('/api/x')).rejects.toThrow(/^404: no such thing$/);
  });

  it('uses the status text when the body is empty', async () => {
    mockResponse(new Response('', { status: 503, statusText: 'Service Unavailable' }));
    await expect(apiRead('/api/x')).rejects.toThrow(/^503: Service Unavailable$/);
  });

  it('keeps the seconds to wait that a refusal names', async () => {
    mockResponse(new Response('', { status: 429, headers: { 'Retry-After': '840' } }));
    await expect(apiRequest('/api/x')).rejects.toMatchObject({ status: 429, retryAfter: 840 });
    mockResponse(new Response('', { status: 429 }));
    await expect(apiRequest('/api/x')).rejects.toMatchObject({ retryAfter: null });
  });

  it('throws a 401, or returns null on request', async () => {
    mockResponse(new Response('sign in', { status: 401 }));
    await expect(apiRead('/api/x')).rejects.toThrow('401: sign in');
    mockResponse(new Response('sign in', { status: 401 }));
    await expect(apiRead('/api/x', { on401: 'returnNull' })).resolves.toBeNull();
    mockResponse(new Response('gone', { status: 500 }));
    await expect(apiRead('/api/x', { on401: 'returnNull' })).rejects.toThrow('500: gone');
  });

  it('reads the problem of a refused call, and none from another body', () => {
    expect(problemOf(new HttpError(409, '{"code":"slot_taken"}'))?.code).toBe('slot_taken');
    expect(problemOf(new HttpError(502, '<html>'))).toBeNull();
    expect(problemOf(new TypeError('Failed to fetch'))).toBeNull();
  });
});

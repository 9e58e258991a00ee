import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apiRead, apiRequest, callTimeout } from './api-request.ts';
import { failureOf } from './call-failure.ts';

/** A server that never answers; the body does not come either when `sendsHead`. */
function neverAnswer({ sendsHead = false } = {}) {
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    if (sendsHead) {
      const start = (stream: ReadableStreamDefaultController) =>
        signal.addEventListener('abort', () => stream.error(signal.reason));
      return Promise.resolve(new Response(new ReadableStream({ start })));
    }
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
}

/** The error that a call has ended with after so many milliseconds; null while it is under way. */
async function errorAfter(milliseconds: number, call: Promise<unknown>): Promise<unknown> {
  let error: unknown = null;
  call.catch((thrown) => {
    error = thrown;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return error;
}

/** The timeout of the platform on the clock of the test. */
function timeoutOnFakeTimers(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const reason = new DOMException('The operation timed out', 'TimeoutError');
  setTimeout(() => controller.abort(reason), milliseconds);
  return controller.signal;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutOnFakeTimers);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['a write', () => apiRequest('/api/x', { body: {} })],
  ['a read', () => apiRead('/api/x')],
])('%s whose answer never comes fails after 20 seconds, as without a network', async (_, call) => {
  neverAnswer();
  expect(await errorAfter(callTimeout - 1, call())).toBeNull();
  const error = await errorAfter(callTimeout, call());
  expect(error).toMatchObject({ name: 'TimeoutError' });
  expect(failureOf(error)).toMatchObject({ kind: 'failed', cause: 'network' });
});

it('an answer that stops before its body ends fails too', async () => {
  neverAnswer({ sendsHead: true });
  expect(await errorAfter(callTimeout, apiRead('/api/x'))).toMatchObject({ name: 'TimeoutError' });
});

it('a call may have another timeout', async () => {
  neverAnswer();
  const error = await errorAfter(50, apiRequest('/api/x', { timeout: 50 }));
  expect(error).toMatchObject({ name: 'TimeoutError' });
});

import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allowLongBody, limitBodyTime } from './body-time.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function requestWith(headers: Record<string, string>) {
  const destroy = vi.fn();
  const request = Object.assign(new EventEmitter(), { headers, complete: false, destroy });
  return request as typeof request & IncomingMessage;
}

const body = { 'content-length': '10' };
const contextOf = (incoming: IncomingMessage) => ({ env: { incoming } }) as unknown as Context;

it('a body that is not complete after a minute ends its request', () => {
  for (const headers of [body, { 'transfer-encoding': 'chunked' }]) {
    const request = requestWith(headers);
    limitBodyTime(request);
    vi.advanceTimersByTime(59_999);
    expect(request.destroy).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(request.destroy).toHaveBeenCalledOnce();
  }
});

it('a request without a body, a complete or a closed one is left alone', () => {
  const complete = Object.assign(requestWith(body), { complete: true });
  const closed = requestWith(body);
  const requests = [requestWith({}), requestWith({ 'content-length': '0' }), complete, closed];
  for (const request of requests) limitBodyTime(request);
  closed.emit('close');
  vi.advanceTimersByTime(120_000);
  for (const { destroy } of requests) expect(destroy).not.toHaveBeenCalled();
});

it('an upload has as long as bytes arrive, and half a minute without any', () => {
  const request = requestWith(body);
  limitBodyTime(request);
  const arrived = allowLongBody(contextOf(request));
  for (let seconds = 0; seconds < 300; seconds += 25) {
    vi.advanceTimersByTime(25_000);
    arrived();
  }
  expect(request.destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(request.destroy).toHaveBeenCalledOnce();
});

it('a call within the process has no limit', () => {
  expect(allowLongBody({} as Context)()).toBeUndefined();
});

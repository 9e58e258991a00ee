import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followTopics } from './follow-topics.ts';

/** An `EventSource` whose events the test sends. */
class FakeStream extends EventTarget {
  readyState = 1;
  close(): void {
    this.readyState = 2;
  }
  send(topic: string, version: number, unchangedFor?: number): void {
    const data = JSON.stringify({ topic, version, unchangedFor });
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  refuse(): void {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }
}

let streams: FakeStream[];
const onChange = vi.fn();
const onSignedOut = vi.fn();
beforeEach(() => {
  streams = [];
  vi.resetAllMocks();
  vi.useFakeTimers({ now: 100_000 });
  return () => vi.useRealTimers();
});

function follow() {
  const followed = followTopics({
    open() {
      const stream = new FakeStream();
      streams.push(stream);
      return stream as unknown as EventSource;
    },
    onChange,
    onSignedOut,
  });
  followed.resume();
  return followed;
}

describe('following topics', () => {
  it('takes what was read during the first version for current, and another version for a change', () => {
    follow();
    streams[0]?.send('bookings', 4, 30_000);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('bookings', 72_000);
    streams[0]?.send('bookings', 4);
    expect(onChange).toHaveBeenCalledTimes(1);
    streams[0]?.send('bookings', 5);
    expect(onChange).toHaveBeenLastCalledWith('bookings', Number.POSITIVE_INFINITY);
  });

  it('has all read again whose first version may be younger than it', () => {
    follow();
    streams[0]?.send('bookings', 4, 1999);
    streams[0]?.send('orders', 4);
    expect(onChange.mock.calls).toEqual([
      ['bookings', 100_000],
      ['orders', 100_000],
    ]);
  });

  it('knows after a pause what has changed during it', () => {
    const followed = follow();
    streams[0]?.send('orders', 1);
    streams[0]?.send('people', 1);
    followed.pause();
    expect(streams[0]?.readyState).toBe(2);
    onChange.mockClear();
    followed.resume();
    streams[1]?.send('orders', 2);
    streams[1]?.send('people', 1);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('orders', Number.POSITIVE_INFINITY);
  });

  it('notices a database that was restored to an earlier state', () => {
    follow();
    streams[0]?.send('orders', 7);
    onChange.mockClear();
    streams[0]?.send('orders', 3);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('opens a refused stream again, each time later, and soon after it has worked', () => {
    follow();
    streams[0]?.refuse();
    vi.advanceTimersByTime(1000);
    expect(streams).toHaveLength(2);
    streams[1]?.refuse();
    vi.advanceTimersByTime(1999);
    expect(streams).toHaveLength(2);
    vi.advanceTimersByTime(1);
    streams[2]?.send('orders', 1);
    streams[2]?.refuse();
    vi.advanceTimersByTime(1000);
    expect(streams).toHaveLength(4);
  });

  it('leaves a broken stream that the browser opens again to the browser', () => {
    follow();
    if (streams[0]) streams[0].readyState = 0;
    streams[0]?.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(60_000);
    expect(streams).toHaveLength(1);
  });

  it('stops for good when the session has ended', () => {
    follow();
    streams[0]?.dispatchEvent(new MessageEvent('end', { data: 'signed_out' }));
    vi.advanceTimersByTime(60_000);
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    expect(streams).toHaveLength(1);
  });

  it('ignores a topic that a newer server knows', () => {
    follow();
    streams[0]?.send('campaigns', 1);
    expect(onChange).not.toHaveBeenCalled();
  });
});

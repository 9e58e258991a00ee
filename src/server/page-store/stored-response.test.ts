import { expect, it } from 'vitest';
import { cacheControlAt } from './stored-response.server.ts';

const shared = (validUntil: number) => ({ status: 200, caching: 'shared', validUntil }) as const;

function secondsAt(now: number, validUntil: number): number {
  return Number(/s-maxage=(\d+)/.exec(cacheControlAt(now, shared(validUntil)).value)?.[1]);
}

it('a page may be shared for a minute, and not beyond its end', () => {
  expect(secondsAt(0, Number.POSITIVE_INFINITY)).toBe(60);
  expect(secondsAt(0, 60_000)).toBe(60);
  expect(secondsAt(1, 60_000)).toBe(59);
  expect(secondsAt(59_001, 60_000)).toBe(0);
  expect(secondsAt(70_000, 60_000)).toBe(0);
});

it('a header is right for as long as it says, and no longer', () => {
  const end = 1_000_000;
  let now = end - 70_000;
  let changes = 0;
  while (now < end) {
    const { value, until } = cacheControlAt(now, shared(end));
    expect(cacheControlAt(until, shared(end)).value).toBe(value);
    expect(cacheControlAt(until + 1, shared(end)).value === value).toBe(until + 1 > end);
    now = until + 1;
    changes += 1;
  }
  expect(changes).toBe(61);
});

it('a response of the API is revalidated each time', () => {
  const { value, until } = cacheControlAt(0, {
    status: 200,
    caching: 'revalidated',
    validUntil: 1,
  });
  expect([value, until]).toEqual(['no-cache', Number.POSITIVE_INFINITY]);
});

it.each([
  ['of one visitor', { status: 200, caching: 'private' }],
  ['that was not found', { status: 404, caching: 'shared' }],
] as const)('a response %s is stored by no one', (_, response) => {
  expect(cacheControlAt(0, { ...response, validUntil: Number.POSITIVE_INFINITY }).value).toBe(
    'no-store',
  );
});

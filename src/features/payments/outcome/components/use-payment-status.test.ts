import { expect, it } from 'vitest';
import { pollDelay } from './use-payment-status.ts';

const since = Date.parse('2026-12-01T10:00:00.000Z');
const lapses = '2026-12-01T10:04:00.000Z';

it.each([
  ['a payment of which nothing is known', false, null, 10, 4000],
  ['it after a minute', false, null, 61, null],
  ['a voucher', true, null, 10, 4000],
  ['it after a minute', true, null, 61, 30_000],
  ['a request', true, lapses, 239, 4000],
  ['it just after its end', true, lapses, 250, 4000],
  ['it long after its end', true, lapses, 400, 30_000],
] as const)(
  '%s is checked again in time (%s, %s, %i s)',
  (_name, isWaiting, end, seconds, delay) => {
    const now = since + seconds * 1000;
    expect(pollDelay({ since, now, isWaiting, lapses: end })).toBe(delay);
  },
);

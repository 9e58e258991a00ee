import { expect, it } from 'vitest';
import { nextRenewalMail } from './renewals.server.ts';

it('a failed renewal is mailed at once, then after 3, 7 and 12 days, and then no more', () => {
  const since = '2026-11-23T08:30:00.000Z';
  expect([0, 1, 2, 3, 4].map((mailed) => nextRenewalMail(since, mailed))).toEqual([
    since,
    '2026-11-26T08:30:00.000Z',
    '2026-11-30T08:30:00.000Z',
    '2026-12-05T08:30:00.000Z',
    null,
  ]);
});

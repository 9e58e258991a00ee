import { expect, it } from 'vitest';
import { daysFor, mostOn, type PaceState } from './pace.ts';

const state: PaceState = {
  perMinute: 30,
  warmUp: true,
  freeAt: '2026-11-24T09:00:00.000Z',
  warmDay: '2026-11-24',
  warmDays: 0,
  warmSent: 0,
};

it.each([
  [50, state, 1],
  [51, state, 2],
  [240, state, 3],
  // What has left today already counts, and tomorrow twice as many may leave.
  [50, { ...state, warmSent: 20 }, 2],
  [1, { ...state, warmSent: 50 }, 2],
  [100, { ...state, warmDay: '2026-11-23', warmSent: 50 }, 1],
  // A day without mails is none of the warm-up.
  [100, { ...state, warmDay: '2026-11-20' }, 2],
  [41_000, { ...state, warmUp: false }, 1],
  [100_000, { ...state, warmUp: false }, 3],
  [0, state, 1],
])('%i mails leave on so many days: %o', (count, pace, days) => {
  expect(daysFor(count, pace, '2026-11-24')).toBe(days);
});

it('says how many may leave on a day, which doubles after one with mails', () => {
  const sent = { ...state, warmSent: 50 };
  expect(mostOn(sent, '2026-11-24')).toBe(50);
  expect(mostOn(sent, '2026-11-25')).toBe(100);
  expect(mostOn({ ...sent, warmUp: false }, '2026-11-25')).toBeNull();
});

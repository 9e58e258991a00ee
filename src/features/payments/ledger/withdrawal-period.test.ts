import { describe, expect, it } from 'vitest';
import { endOfWithdrawal, lastWithdrawalDay } from './withdrawal-period.ts';

describe('the period of withdrawal', () => {
  it.each([
    ['the 14th day after the contract', '2026-11-23T08:30:00.000Z', '2026-12-07'],
    ['counted in Lisbon, past midnight in summer', '2026-07-06T23:30:00.000Z', '2026-07-21'],
    ['Monday where it would be a Saturday', '2026-11-14T12:00:00.000Z', '2026-11-30'],
    ['the next working day after a public holiday', '2026-11-24T12:00:00.000Z', '2026-12-09'],
    ['past Christmas and a weekend', '2026-12-11T12:00:00.000Z', '2026-12-28'],
  ])('ends with %s', (_, concluded, day) => {
    expect(lastWithdrawalDay(concluded)).toBe(day);
  });

  it('ends at midnight in Lisbon, in winter and in summer', () => {
    expect(endOfWithdrawal('2026-11-23T08:30:00.000Z')).toBe('2026-12-08T00:00:00.000Z');
    expect(endOfWithdrawal('2026-07-06T12:00:00.000Z')).toBe('2026-07-20T23:00:00.000Z');
  });
});

import { expect, it } from 'vitest';
import { lastRepaymentDay } from './repayment.ts';

it('is repaid within 14 days of the statement, counted in Lisbon', () => {
  expect(lastRepaymentDay('2026-11-25T23:30:00.000Z')).toBe('2026-12-09');
  expect(lastRepaymentDay('2026-07-06T23:30:00.000Z')).toBe('2026-07-21');
});

import { expect, it } from 'vitest';
import { debitCalendar } from './debit-days.ts';

it('a debit is shown in whole weeks, from its order to the latest day', () => {
  const wait = { orderedAt: '2026-12-01T14:32:00.000Z', until: '2026-12-09T23:59:00.000Z' };
  const days = debitCalendar(wait);
  expect(days.map(({ day }) => day.slice(-2)).join(' ')).toBe(
    '30 01 02 03 04 05 06 07 08 09 10 11 12 13',
  );
  expect(days.map(({ kind }) => kind[0]).join('')).toBe('ioimmccmmliicc');
});

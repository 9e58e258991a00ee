import { expect, test } from 'vitest';
import { keepCountsWhole } from './keep-counts-whole.ts';

test('keeps a number with the time that it counts, and a range in one piece', () => {
  const counted = (text: string) => keepCountsWhole(text).replaceAll('\u00a0', '_');
  expect(counted('within 14 days, in 3 steps')).toBe('within 14_days, in 3 steps');
  expect(counted('Temos 15 dias úteis ou um mês')).toBe('Temos 15_dias úteis ou um mês');
  expect(counted('Weekdays 09:00 to 18:00')).toBe('Weekdays 09:00_to_18:00');
  expect(counted('Dias úteis, das 9h00 às 18h00')).toBe('Dias úteis, das 9h00_às_18h00');
  expect(counted('5 a 7 dias úteis')).toBe('5_a_7_dias úteis');
});

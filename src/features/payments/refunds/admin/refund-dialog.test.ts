import { expect, it } from 'vitest';
import { parseAmount } from './refund-dialog.tsx';

it.each([
  ['500', 50000],
  ['500,5', 50050],
  ['500.50', 50050],
  ['€1,450.00', 145000],
  ['1450,00 €', 145000],
  ['14 500,00', 1450000],
  ['1.450', 145000],
  ['0,01', 1],
])('%s is %s cents', (text, cents) => {
  expect(parseAmount(text)).toBe(cents);
});

it.each(['', '0', '0,00', '-5', 'all', '1,2,3', '5.005,123', '12345678', '1e3'])(
  '%j is no amount',
  (text) => expect(parseAmount(text)).toBeNull(),
);

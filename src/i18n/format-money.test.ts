import { expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';

it.each([
  [145000, '€1,450.00', '1450,00 €'],
  [-50000, '−€500.00', '−500,00 €'],
  [0, '€0.00', '0,00 €'],
])('%s cents are %s and %s', (cents, en, pt) => {
  const money = { cents, currency: 'EUR' };
  expect(formatMoney(money, 'en')).toBe(en);
  expect(formatMoney(money, 'pt').replaceAll('\u00a0', ' ')).toBe(pt);
});

import { expect, it } from 'vitest';
import { vatRows } from './vat.texts.ts';

const taxed = { net: '€100.00', vat: '€23.00', rate: 23, treatment: 'mainland' };
const untaxed = { ...taxed, vat: '€0.00', rate: 0 };

it.each([
  ['en', 'VAT (IVA) 23%', taxed, '€23.00'],
  ['pt', 'IVA 23\u00a0%', taxed, '€23.00'],
  ['en', 'VAT (IVA)', { ...untaxed, treatment: 'reverse_charge' }, 'Reverse charge'],
  ['pt', 'IVA', { ...untaxed, treatment: 'reverse_charge' }, 'Autoliquidação'],
  ['en', 'VAT (IVA)', { ...untaxed, treatment: 'outside_eu_consumer' }, 'Not charged'],
  ['pt', 'IVA', { ...untaxed, treatment: 'outside_eu_company' }, 'Não cobrado'],
] as const)('a bill in %s says "%s" of its tax, and why none is due', (...given) => {
  const [language, label, charged, amount] = given;
  const [net, vat] = vatRows(charged, language);
  expect(net?.amount).toBe('€100.00');
  expect(vat).toEqual({ label, amount });
});

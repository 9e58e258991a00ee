import { expect, test } from 'vitest';
import { sampleCompany } from '#database/seed/company.ts';
import { companyValues } from './company-values.ts';

test('numbers, the parts of an address and the end of a name stay on one line', () => {
  const values = companyValues({ ...sampleCompany, vatInPrices: 'included' });
  const spaced = (name: string) => values[name]?.replaceAll('\u00a0', '_');
  expect(spaced('street')).toBe('Rua_da_Entrada_24, 1.º_Dto.');
  expect(spaced('legalName')).toBe('Entrada Lisboa, Unipessoal_Lda');
  expect(spaced('nipc')).toBe('999_999_990');
});

import { expect, it } from 'vitest';
import { sampleCompany } from '#database/seed/company.ts';
import type { Company } from '#features/company/company.ts';
import { isInBaixa } from './known-place.ts';

const at = (street: string, postalCode: string, city: string) =>
  isInBaixa({ ...(sampleCompany as unknown as Company), street, postalCode, city });

it.each([
  ['Rua da Entrada 24, 1.º Dto.', '1100-000', 'Lisboa'],
  ['Rua Áurea, 200', '1100-063', 'Lisbon'],
  ['Rua de São Julião 12', '1100-525', ' lisboa'],
])('the drawing knows %s', (...address) => {
  expect(at(...address)).toBe(true);
});

it.each([
  ['Rua de Santa Catarina 10', '4000-447', 'Porto'],
  ['Rua Augusta 10', '4150-085', 'Porto'],
  ['Rua Augusta 10', '1100-053', 'Porto'],
  ['Avenida da Liberdade 110', '1250-146', 'Lisboa'],
  ['Rua dos Remédios 4', '1100-441', 'Lisboa'],
  ['Rua do Comércio Novo 1', '1200-001', 'Lisboa'],
  ['', '', ''],
])('the drawing does not know %s, %s %s', (...address) => {
  expect(at(...address)).toBe(false);
});

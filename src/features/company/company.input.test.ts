import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type CompanyField, companyFieldInput } from './company.input.ts';

function codeOf(field: CompanyField, value: unknown): string | null {
  const result = z.safeParse(companyFieldInput(field), { value });
  return result.success ? null : (result.error.issues[0]?.message ?? '?');
}

describe('a field of the company', () => {
  it.each<[CompanyField, unknown, string | null]>([
    ['brand', 'Entrada', null],
    ['brand', '  ', 'required'],
    ['brand', 'x'.repeat(61), 'too_long'],
    ['nipc', '999 999 990', null],
    ['nipc', '999999991', 'invalid_nipc'],
    ['nipc', '12345', 'invalid_nipc'],
    ['postalCode', '1100-000', null],
    ['postalCode', '1100', 'invalid_postal_code'],
    ['phone', '+351 210 000 000', null],
    ['phone', '210 000 000', 'invalid_phone'],
    ['email', 'ola@entrada', 'invalid_email'],
    ['socialLinks', ['https://linkedin.example/entrada'], null],
    ['socialLinks', [], null],
    ['socialLinks', ['linkedin.example'], 'invalid_address'],
    ['socialLinks', ['javascript:alert(1)'], 'invalid_address'],
    ['socialLinks', 'https://linkedin.example', 'invalid_type'],
    ['openingHours', undefined, 'required'],
  ])('%s: %j is %s', (field, value, code) => {
    expect(codeOf(field, value)).toBe(code);
  });
});

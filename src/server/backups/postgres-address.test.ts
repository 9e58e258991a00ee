import { expect, it } from 'vitest';
import { passwordLine, withoutPassword } from './postgres-address.ts';

it('keeps the password out of the address', () => {
  const { address, password } = withoutPassword('postgres://ana:a%3Ab%5Cc@db.example:5433/site');
  expect(address.href).toBe('postgres://ana@db.example:5433/site');
  expect(password).toBe('a:b\\c');
  expect(passwordLine(password)).toBe('*:*:*:*:a\\:b\\\\c\n');
});

it.each([
  ['?ssl=true', '?sslmode=require'],
  ['?sslmode=no-verify&uselibpqcompat=true', '?sslmode=require'],
  ['?sslmode=verify-full&application_name=site', '?sslmode=verify-full'],
])("translates the driver's own parameters for PostgreSQL's programs: %s", (given, expected) => {
  expect(withoutPassword(`postgres://db.example/site${given}`).address.search).toBe(expected);
});

import pg from 'pg';
import { expect, it } from 'vitest';
import { connectionAddress, describeTlsFailure } from './connection-address.ts';

const base = 'postgres://ana:a%3Ab@db.example:5433/site';
const sslOf = (parameters: string) =>
  (
    new pg.Client({ connectionString: connectionAddress(base + parameters) }) as unknown as {
      ssl: unknown;
    }
  ).ssl;

it.each([
  ['', false],
  ['?sslmode=disable', false],
  ['?sslmode=require', { rejectUnauthorized: false }],
  ['?sslmode=no-verify', { rejectUnauthorized: false }],
  ['?sslmode=verify-full', {}],
])('the driver reads %s as PostgreSQL’s own programs do', (parameters, ssl) => {
  expect(sslOf(parameters)).toEqual(ssl);
});

it.each([
  [{ message: 'The server does not support SSL connections' }, 'sslmode=disable'],
  [{ message: 'self-signed certificate', code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'sslrootcert='],
  [{ message: 'no such file', code: 'ENOENT', path: '/root.crt' }, '/root.crt'],
])('%o is a sentence with its remedy', ({ message, ...fields }, remedy) => {
  expect(describeTlsFailure(Object.assign(new Error(message), fields))).toContain(remedy);
});

it('leaves other failures alone', () => {
  const broken = Object.assign(new Error('relation "x" does not exist'), { code: '42P01' });
  expect(describeTlsFailure(broken)).toBeNull();
});

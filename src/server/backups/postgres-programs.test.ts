import { expect, it } from 'vitest';
import { chooseProgram, readMajor } from './postgres-programs.ts';

it('reads the version of a program', () => {
  expect(readMajor('pg_dump (PostgreSQL) 15.13 (Debian 15.13-0+deb12u1)\n')).toBe(15);
  expect(readMajor('pg_restore (PostgreSQL) 17beta1')).toBe(17);
  expect(readMajor('Error: PostgreSQL version 15 is not installed')).toBeNull();
});

it('chooses the newest program', () => {
  const found = [
    { path: 'pg_dump', major: 13 },
    { path: '/usr/lib/postgresql/16/bin/pg_dump', major: 16 },
  ];
  expect(chooseProgram('pg_dump', found, 15)).toEqual(found[1]);
});

it('says what to install if there is no program', () => {
  expect(chooseProgram('pg_dump', [], 17)).toBe(
    'PostgreSQL is backed up and restored by its own program pg_dump, which is not installed here. On Debian: apt-get install postgresql-client-17 (or newer); elsewhere: https://www.postgresql.org/download/',
  );
});

it('says what to install if the program is older than the server', () => {
  expect(chooseProgram('pg_dump', [{ path: 'pg_dump', major: 15 }], 17)).toBe(
    'The PostgreSQL server is version 17, the newest pg_dump here is 15: it must not be older than the server. On Debian: apt-get install postgresql-client-17 (or newer); elsewhere: https://www.postgresql.org/download/',
  );
});

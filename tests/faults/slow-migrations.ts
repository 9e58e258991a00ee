import { sql } from 'kysely';
import { migrations } from '#database/migrate.server.ts';
import type { Migration } from '#database/migrations/migration.ts';

/** Returns the migrations of the product and two more; `halfWay` is called halfway through the last. */
export function slowMigrations(halfWay: () => Promise<void>): Migration[] {
  return [
    ...migrations,
    {
      name: '900-first-table',
      async up(db) {
        await sql`create table first_table (id integer primary key)`.execute(db);
      },
    },
    {
      name: '901-second-table',
      async up(db) {
        await sql`create table second_table (id integer primary key)`.execute(db);
        await sql`insert into second_table (id) values (1)`.execute(db);
        await halfWay();
        await sql`alter table second_table add column name text`.execute(db);
      },
    },
  ];
}

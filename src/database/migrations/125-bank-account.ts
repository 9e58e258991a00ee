import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The account to which clients may transfer what they are asked to pay; none until the owner turns it on. */
export const bankAccount: Migration = {
  name: '125-bank-account',
  async up(db, { watchTopic, columns: { instant, boolean } }) {
    await sql`create table bank_account (
      id integer primary key check (id = 1), is_on ${boolean} not null,
      iban text not null, bic text not null, holder text not null, updated_at ${instant} not null
    )`.execute(db);
    await watchTopic(db, 'bank_account', 'settings');
  },
};

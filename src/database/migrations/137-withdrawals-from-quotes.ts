import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Statements by which consumers withdraw from an accepted quote, whatever was paid of it. */
export const withdrawalsFromQuotes: Migration = {
  name: '137-withdrawals-from-quotes',
  async up(db, { columns: { instant }, watchTopic }) {
    await sql`create table quote_withdrawals (
      quote_id text primary key references quotes (id) on delete cascade,
      name text not null, email text not null, language text not null,
      statement text not null, received_at ${instant} not null
    )`.execute(db);
    // Until now the statement was kept with each order alone, in the same words.
    await sql`insert into quote_withdrawals
        (quote_id, name, email, language, statement, received_at)
      select distinct parts.quote_id, given.name, given.email, given.language,
        given.statement, given.received_at
      from withdrawals given
      join orders on orders.id = given.order_id
      join quote_parts parts on parts.request_id = orders.request_id
      where true
      on conflict (quote_id) do nothing`.execute(db);
    await watchTopic(db, 'quote_withdrawals', 'orders');
  },
};

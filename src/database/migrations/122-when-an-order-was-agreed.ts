import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** When the contract of an order was concluded before the order was made: with the quote that it pays a part of. */
export const whenAnOrderWasAgreed: Migration = {
  name: '122-when-an-order-was-agreed',
  async up(db, { columns: { instant } }) {
    await sql`alter table orders add column agreed_at ${instant}`.execute(db);
    await sql`update orders set agreed_at = (
        select min(quote_decisions.at) from quote_decisions
        join quote_parts on quote_parts.quote_id = quote_decisions.quote_id
        where quote_parts.request_id = orders.request_id and quote_decisions.choice = 'accepted'
      ) where request_id is not null`.execute(db);
  },
};

import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What the comparison with the card provider found that a person has to look at, and when it was made. */
export const ledgerFindings: Migration = {
  name: '054-ledger-findings',
  async up(db, { watchTopic, columns: { instant } }) {
    await sql`create table ledger_findings (
      id text primary key, provider text not null, kind text not null,
      order_id text references orders (id) on delete cascade, about text, note text not null,
      found_at ${instant} not null, acknowledged_at ${instant}
    )`.execute(db);
    await sql`create index ledger_findings_about on ledger_findings (about)`.execute(db);
    await sql`create index ledger_findings_order on ledger_findings (order_id)`.execute(db);
    await sql`create table ledger_comparisons (
      provider text primary key, compared_at ${instant} not null
    )`.execute(db);
    await watchTopic(db, 'ledger_findings', 'orders');
  },
};

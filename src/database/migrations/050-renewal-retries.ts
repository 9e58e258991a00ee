import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** When the provider asks the bank again for a renewal that failed, so that its mails can say it. */
export const renewalRetries: Migration = {
  name: '050-renewal-retries',
  async up(db, { columns: { instant } }) {
    await sql`alter table unpaid_renewals add column retries_at ${instant}`.execute(db);
  },
};

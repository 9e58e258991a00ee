import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What mail servers said about a reader, which may name the address, goes with the reader. */
export const wordsOfServers: Migration = {
  name: '143-words-of-servers',
  async up(db) {
    await sql`update suppressions set note = '' where note <> '' and not exists (
      select 1 from newsletter_subscribers where id = suppressions.subscriber_id
    )`.execute(db);
    await sql`update campaign_recipients set error = '' where error <> '' and not exists (
      select 1 from newsletter_subscribers where id = campaign_recipients.subscriber_id
    )`.execute(db);
  },
};

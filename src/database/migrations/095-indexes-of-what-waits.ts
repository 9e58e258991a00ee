import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Indexes of the few: conversations out of the list for a while, and disputes to answer. */
export const indexesOfWhatWaits: Migration = {
  name: '095-indexes-of-what-waits',
  async up(db) {
    await sql`create index conversations_snoozed on conversations (closed_as, snoozed_until)
      where snoozed_until is not null`.execute(db);
    await sql`create index disputes_to_answer on disputes (evidence_due_at)
      where status in ('inquiry', 'needs_response')`.execute(db);
  },
};

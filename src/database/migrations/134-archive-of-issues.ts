import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Whether an issue is on the site, and where. Nobody was asked about those that went out before. */
export const archiveOfIssues: Migration = {
  name: '134-archive-of-issues',
  async up(db, { engine }) {
    await sql`alter table campaigns add column slug text`.execute(db);
    await sql`alter table campaigns add column archive text not null default 'listed'
      check (archive in ('listed', 'unlisted', 'none'))`.execute(db);
    await sql`update campaigns set archive = 'none' where started_at is not null`.execute(db);
    await sql`create unique index campaigns_slug on campaigns (slug)`.execute(db);
    // Only these two: pages that are stored must not go with every mail that leaves.
    if (engine === 'postgres') {
      await sql`create trigger campaigns_raises_revision after update of slug, archive on campaigns
        for each statement execute function raise_content_revision()`.execute(db);
      return;
    }
    await sql`create trigger campaigns_update_raises_revision after update of slug, archive
      on campaigns begin update content_revision set revision = revision + 1; end`.execute(db);
  },
};

import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Of which list each invitation is, how it came back, and that a list's stop themselves. */
export const invitationsStop: Migration = {
  name: '144-invitations-stop',
  async up(db, engineSql) {
    const { boolean } = engineSql.columns;
    await sql`alter table subscriber_imports add column stopped_by text
      check (stopped_by in ('bounces', 'complaints'))`.execute(db);
    await sql`alter table subscriber_imports add column goes_on ${boolean} not null default false`.execute(
      db,
    );
    await sql`alter table newsletter_invitations add column import_id text
      references subscriber_imports (id)`.execute(db);
    await sql`alter table newsletter_invitations add column came_back text
      check (came_back in ('hard', 'soft', 'complaint'))`.execute(db);
    await sql`update newsletter_invitations set import_id = (
      select id from subscriber_imports order by started_at desc limit 1
    ) where state <> 'skipped'`.execute(db);
    await sql`update newsletter_invitations set came_back = error
      where error in ('hard', 'soft')`.execute(db);
    await sql`drop index newsletter_invitations_waiting`.execute(db);
    await sql`create index newsletter_invitations_waiting
      on newsletter_invitations (import_id, due_at) where state = 'waiting'`.execute(db);
    await sql`create index newsletter_invitations_list
      on newsletter_invitations (import_id, state, came_back)`.execute(db);
  },
};

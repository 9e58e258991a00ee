import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';

/**
 * Makes commits return before they are on disk. In the simulation processes die but the machine
 * does not, so waiting for the disk would prove nothing.
 */
export async function disableSyncCommits({ engine, forMigrations }: Database): Promise<void> {
  if (engine === 'sqlite') {
    await sql`pragma synchronous = off`.execute(forMigrations);
    return;
  }
  await forMigrations.connection().execute(async (connection) => {
    await sql`set synchronous_commit = off`.execute(connection);
    await sql`do $$ begin
      execute format('alter database %I set synchronous_commit = off', current_database());
    end $$`.execute(connection);
    // Open connections would keep the previous setting.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(connection);
  });
}

import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const tables = [
  'search_words',
  ...['person', 'booking', 'conversation', 'order', 'subscriber'].map(
    (kind) => `search_parts_${kind}`,
  ),
];

/**
 * The search index of SQLite is merged by the job that keeps it, a few milliseconds at a time. By itself
 * it merged within the transaction of somebody who wrote, for up to a second among 100,000 records; now
 * it does so only where 200 parts wait, which the job prevents.
 */
export const mergeInSteps: Migration = {
  name: '148-merge-in-steps',
  async up(db, { engine }) {
    if (engine === 'postgres') return;
    for (const table of tables)
      for (const [setting, value] of [
        ['automerge', 0],
        ['crisismerge', 200],
      ] as const)
        await sql`insert into ${sql.table(table)} (${sql.ref(table)}, rank)
          values (${sql.lit(setting)}, ${sql.lit(value)})`.execute(db);
  },
};

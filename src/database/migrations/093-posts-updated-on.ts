import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** When the facts of a post were last checked: a day or a month, as its author writes it. */
export const postsUpdatedOn: Migration = {
  name: '093-posts-updated-on',
  async up(db) {
    await sql`alter table blog_posts add column updated_on text`.execute(db);
  },
};

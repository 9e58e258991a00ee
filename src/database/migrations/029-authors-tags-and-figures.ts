import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Who writes and advises, the names of tags, and what a case study shows beside its text. */
export const authorsTagsAndFigures: Migration = {
  name: '029-authors-tags-and-figures',
  async up(db, { watchContent, columns: { boolean, json } }) {
    await sql`create table authors (
      id text primary key, name text not null unique, image_url text,
      role text, role_pt text, about text, about_pt text,
      languages ${json}, languages_pt ${json},
      is_consultant ${boolean} not null, sort integer not null
    )`.execute(db);
    await sql`insert into authors (id, name, is_consultant, sort)
      select 'author-' || row_number() over (order by author), author, false,
        row_number() over (order by author)
      from (select distinct author from blog_posts where author <> '') as names`.execute(db);
    await watchContent(db, 'authors');
    await sql`create index blog_posts_author on blog_posts (author)`.execute(db);
    await sql`alter table blog_tags add column id text`.execute(db);
    await sql`alter table blog_tags add column name text`.execute(db);
    await sql`create unique index blog_tags_id on blog_tags (id)`.execute(db);
    for (const column of ['figures', 'steps'])
      await sql`alter table case_studies add column ${sql.ref(column)} ${json}`.execute(db);
    for (const column of ['quote', 'quote_pt', 'quote_name', 'quote_role', 'quote_role_pt'])
      await sql`alter table case_studies add column ${sql.ref(column)} text`.execute(db);
  },
};

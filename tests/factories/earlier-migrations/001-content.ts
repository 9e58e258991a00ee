import { sql } from 'kysely';
import type { Migration } from '#database/migrations/migration.ts';

const watched = [
  'company',
  'service_packages',
  'blog_posts',
  'blog_post_tags',
  'blog_tags',
  'case_studies',
  'testimonials',
  'faq_entries',
  'offers',
];

/** As it was before posts had a search text. */
export const earlierContent: Migration = {
  name: '001-content',
  async up(db, engineSql) {
    const { instant, boolean, json } = engineSql.columns;
    await sql`create table content_revision (id integer primary key, revision integer not null)`.execute(
      db,
    );
    await sql`insert into content_revision (id, revision) values (1, 0)`.execute(db);
    await sql`create table company (
      id integer primary key check (id = 1),
      brand text not null, legal_name text not null, nipc text not null,
      street text not null, postal_code text not null, city text not null,
      phone text not null, whatsapp text not null, email text not null,
      opening_hours text not null, opening_hours_pt text not null, social_links ${json} not null
    )`.execute(db);
    await sql`create table service_packages (
      id text primary key, name text not null, name_pt text,
      description text not null, description_pt text,
      price_cents integer not null check (price_cents > 0), currency text not null,
      "interval" text not null, features ${json} not null, features_pt ${json},
      popular ${boolean} not null, sort integer not null
    )`.execute(db);
    await sql`create table blog_posts (
      id text primary key, slug text not null, title text not null, title_pt text,
      summary text not null, summary_pt text, content text not null, content_pt text,
      author text not null, image_url text not null,
      is_premium ${boolean} not null, created_at ${instant} not null
    )`.execute(db);
    await sql`create unique index blog_posts_slug on blog_posts (slug)`.execute(db);
    await sql`create index blog_posts_newest on blog_posts (created_at desc, id)`.execute(db);
    await sql`create table blog_post_tags (
      post_id text not null references blog_posts (id) on delete cascade,
      tag text not null, sort integer not null, primary key (post_id, tag)
    )`.execute(db);
    await sql`create index blog_post_tags_tag on blog_post_tags (tag, post_id)`.execute(db);
    await sql`create table blog_tags (tag text primary key, tag_pt text)`.execute(db);
    await sql`create table case_studies (
      id text primary key, title text not null, title_pt text,
      industry text not null, industry_pt text, client text not null,
      challenge text not null, challenge_pt text, solution text not null, solution_pt text,
      results text not null, results_pt text, image_url text not null,
      featured ${boolean} not null, created_at ${instant} not null
    )`.execute(db);
    await sql`create index case_studies_newest on case_studies (created_at desc, id)`.execute(db);
    await sql`create table testimonials (
      id text primary key, name text not null, position text not null, position_pt text,
      company text not null, image_url text,
      rating integer not null check (rating between 1 and 5),
      testimonial text not null, testimonial_pt text, featured ${boolean} not null, sort integer not null
    )`.execute(db);
    await sql`create table faq_entries (
      id text primary key, question text not null, question_pt text,
      answer text not null, answer_pt text, sort integer not null
    )`.execute(db);
    await sql`create table offers (
      id text primary key, title text not null, title_pt text,
      package_id text references service_packages (id), ends_at ${instant} not null
    )`.execute(db);
    for (const table of watched) await engineSql.watchContent(db, table);
  },
};

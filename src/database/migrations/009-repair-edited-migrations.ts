import { sql } from 'kysely';
import type { Migration } from './migration.ts';

type Database = Parameters<Migration['up']>[0];
type EngineSql = Parameters<Migration['up']>[1];

async function columnsOf(db: Database, { engine }: EngineSql, table: string): Promise<string[]> {
  const columns =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from pragma_table_info(${table})`
      : sql<{ name: string }>`select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = ${table}`;
  const { rows } = await columns.execute(db);
  return rows.map(({ name }) => name);
}

/** The normalization of search texts when the column was added. */
function searchText(texts: readonly (string | null)[]): string {
  return texts
    .filter((text) => text)
    .join('\n')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

type Post = Record<'id' | 'title' | 'summary' | 'author', string> &
  Record<'titlePt' | 'summaryPt', string | null>;

async function addSearchText(db: Database, { engine }: EngineSql): Promise<void> {
  await sql`alter table blog_posts add column search_text text not null default ''`.execute(db);
  const { rows } = await sql<Post>`select id, title, title_pt as "titlePt", summary,
    summary_pt as "summaryPt", author from blog_posts`.execute(db);
  for (const { id, title, titlePt, summary, summaryPt, author } of rows) {
    const text = searchText([title, titlePt, summary, summaryPt, author]);
    await sql`update blog_posts set search_text = ${text} where id = ${id}`.execute(db);
  }
  if (engine === 'postgres')
    await sql`alter table blog_posts alter column search_text drop default`.execute(db);
}

/** A booking's only link becomes the first of several. */
async function moveBookingLinks(db: Database, { columns }: EngineSql): Promise<void> {
  await sql`create table booking_links (
    token_hash text primary key,
    booking_id text not null references bookings (id) on delete cascade,
    created_at ${columns.instant} not null
  )`.execute(db);
  await sql`insert into booking_links (token_hash, booking_id, created_at)
    select manage_token_hash, id, created_at from bookings`.execute(db);
  await sql`drop index bookings_manage_token`.execute(db);
  await sql`alter table bookings drop column manage_token_hash`.execute(db);
}

const ofSandbox = '%\\_sandbox\\_%';

/**
 * The sandbox's ids contain its name, all others are Stripe's. An order without an id was never
 * paid; it is Stripe's if the sandbox does not know it and Stripe has taken other orders.
 */
async function addProvider(db: Database, { engine }: EngineSql): Promise<void> {
  await sql`alter table orders add column provider text not null default 'sandbox'`.execute(db);
  await sql`update orders set provider = 'stripe'
    where coalesce(payment_id, subscription_id) not like ${ofSandbox} escape '\\'
      or exists (select 1 from charges where charges.order_id = orders.id
        and charges.payment_id not like ${ofSandbox} escape '\\')`.execute(db);
  await sql`update orders set provider = 'stripe'
    where coalesce(payment_id, subscription_id) is null
      and not exists (select 1 from charges where charges.order_id = orders.id)
      and not exists (select 1 from sandbox_payments where sandbox_payments.order_id = orders.id)
      and exists (select 1 from orders as others where others.provider = 'stripe')`.execute(db);
  if (engine === 'postgres')
    await sql`alter table orders alter column provider drop default`.execute(db);
}

/**
 * Gives databases that ran an earlier form of 001, 002 or 006 the schema of today's form. Changes
 * nothing in a database that has it.
 */
export const repairEditedMigrations: Migration = {
  name: '009-repair-edited-migrations',
  async up(db, engineSql) {
    if (!(await columnsOf(db, engineSql, 'blog_posts')).includes('search_text'))
      await addSearchText(db, engineSql);
    await sql`create index if not exists blog_posts_premium
      on blog_posts (is_premium, created_at desc, id)`.execute(db);
    if ((await columnsOf(db, engineSql, 'booking_links')).length === 0)
      await moveBookingLinks(db, engineSql);
    if (!(await columnsOf(db, engineSql, 'orders')).includes('provider'))
      await addProvider(db, engineSql);
  },
};

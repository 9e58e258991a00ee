import { type QueryExecutorProvider, sql } from 'kysely';
import type { Migration } from './migration.ts';

/** A person is found by the company as well. */
async function searchByCompany(
  db: QueryExecutorProvider,
  { engine }: Parameters<Migration['up']>[1],
): Promise<void> {
  if (engine === 'sqlite') {
    await sql`drop trigger people_update_changes_search`.execute(db);
    await sql`create trigger people_update_changes_search
      after update of name, email, phone, company, merged_into on people begin
        delete from search_entries where kind = 'person' and ref_id = old.id;
        insert into search_changes (kind, ref_id) values ('person', old.id);
      end`.execute(db);
    return;
  }
  await sql`drop trigger people_changes_search on people`.execute(db);
  await sql`create trigger people_changes_search
    after insert or delete or update of name, email, phone, company, merged_into on people
    for each row execute function record_search_change('person', 'id')`.execute(db);
}

/**
 * A person's company, the fields that staff set, values that staff have looked at and left, and the
 * subject of a mail, which outlives its content.
 */
export const whatPeopleSay: Migration = {
  name: '057-what-people-say',
  async up(db, engineSql) {
    const { instant } = engineSql.columns;
    await sql`alter table people add column company text not null default ''`.execute(db);
    await sql`alter table people add column staff_fields text not null default ''`.execute(db);
    await sql`create table person_left_details (
      person_id text not null references people (id) on delete cascade,
      field text not null check (field in ('name', 'phone', 'company', 'language')),
      value text not null, at ${instant} not null,
      primary key (person_id, field, value)
    )`.execute(db);
    await engineSql.watchTopic(db, 'person_left_details', 'people');
    await sql`alter table outbox add column subject text not null default ''`.execute(db);
    await searchByCompany(db, engineSql);
    // Of who has paid the company of the invoice counts, else the one that was named last.
    await sql`update people set company = coalesce(
      (select billing_company from orders where person_id = people.id
        and paid_at is not null and billing_company <> '' order by paid_at desc, id limit 1),
      (select company from (
        select company, created_at from bookings where person_id = people.id and company <> ''
        union all
        select business_name, created_at from contact_messages
          where person_id = people.id and business_name <> ''
        union all
        select billing_company, created_at from orders
          where person_id = people.id and billing_company <> ''
      ) as named order by created_at desc limit 1),
      '') where erased_at is null`.execute(db);
  },
};

import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const found = ['subject', 'subject_pt'];

/** Of which articles an issue was made and with which texts of theirs, and issues in the search. */
export const issuesOfArticles: Migration = {
  name: '130-issues-of-articles',
  async up(db, { engine, columns: { json } }) {
    await sql`alter table campaigns add column articles ${json} not null default '[]'`.execute(db);
    await sql`alter table campaigns add column articles_hash text not null default ''`.execute(db);
    await sql`insert into search_changes (kind, ref_id) select 'issue', id from campaigns`.execute(
      db,
    );
    const columns = sql.join(found.map((column) => sql.ref(column)));
    if (engine === 'postgres') {
      await sql`create trigger campaigns_changes_search
        after insert or delete or update of ${columns} on campaigns
        for each row execute function record_search_change('issue', 'id')`.execute(db);
      return;
    }
    const change = (row: 'old' | 'new') => sql`
      delete from search_entries where kind = 'issue' and ref_id = ${sql.raw(row)}.id;
      insert into search_changes (kind, ref_id) values ('issue', ${sql.raw(row)}.id);`;
    await sql`create trigger campaigns_insert_changes_search after insert on campaigns
      begin ${change('new')} end`.execute(db);
    await sql`create trigger campaigns_update_changes_search after update of ${columns} on campaigns
      begin ${change('new')} end`.execute(db);
    await sql`create trigger campaigns_delete_changes_search after delete on campaigns
      begin ${change('old')} end`.execute(db);
  },
};

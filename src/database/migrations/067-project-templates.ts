import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const found = ['title', 'title_pt', 'company'];

/** The steps by which a package is worked on, whether paid orders start work, and projects in the search. */
export const projectTemplates: Migration = {
  name: '067-project-templates',
  async up(db, { engine, watchTopic, columns: { instant, boolean, json } }) {
    await sql`create table project_templates (
      package_id text primary key, steps ${json} not null,
      revision integer not null, updated_at ${instant} not null
    )`.execute(db);
    await sql`create table project_settings (
      id integer primary key check (id = 1), starts_by_itself ${boolean} not null
    )`.execute(db);
    for (const table of ['project_templates', 'project_settings'])
      await watchTopic(db, table, 'projects');
    const columns = sql.join(found.map((column) => sql.ref(column)));
    if (engine === 'postgres') {
      await sql`create trigger projects_changes_search
        after insert or delete or update of ${columns} on projects
        for each row execute function record_search_change('project', 'id')`.execute(db);
      return;
    }
    const change = (row: 'old' | 'new') => sql`
      delete from search_entries where kind = 'project' and ref_id = ${sql.raw(row)}.id;
      insert into search_changes (kind, ref_id) values ('project', ${sql.raw(row)}.id);`;
    await sql`create trigger projects_insert_changes_search after insert on projects
      begin ${change('new')} end`.execute(db);
    await sql`create trigger projects_update_changes_search after update of ${columns} on projects
      begin ${change('new')} end`.execute(db);
    await sql`create trigger projects_delete_changes_search after delete on projects
      begin ${change('old')} end`.execute(db);
  },
};

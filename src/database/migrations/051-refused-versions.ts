import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const noteCheck = sql`check (note in ('draft', 'published', 'withdrawn', 'restored', 'refused'))`;

/** A save that was refused, because another came first, stays as a version of the record. */
export const refusedVersions: Migration = {
  name: '051-refused-versions',
  async up(db, { engine, columns: { instant, json } }) {
    if (engine === 'postgres') {
      await sql`alter table content_versions drop constraint content_versions_note_check,
        add constraint content_versions_note_check ${noteCheck}`.execute(db);
      return;
    }
    // SQLite cannot change a check: the rows move to a table that has the new one.
    await sql`alter table content_versions rename to content_versions_before`.execute(db);
    await sql`create table content_versions (
      kind text not null, id text not null, number integer not null, note text not null ${noteCheck},
      "values" ${json} not null, person_id text references people (id), at ${instant} not null,
      primary key (kind, id, number)
    )`.execute(db);
    await sql`insert into content_versions (kind, id, number, note, "values", person_id, at)
      select kind, id, number, note, "values", person_id, at from content_versions_before`.execute(
      db,
    );
    await sql`drop table content_versions_before`.execute(db);
  },
};

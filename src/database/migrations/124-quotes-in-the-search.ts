import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The columns by which what clients are offered and asked for is found. */
const found = [
  { kind: 'quote', table: 'quotes', columns: ['title', 'title_pt', 'lines'] },
  {
    kind: 'payment-request',
    table: 'payment_requests',
    columns: ['reference', 'title', 'title_pt'],
  },
];

/** Quotes and payment requests in the search of the back office; those that exist are indexed by its job. */
export const quotesInTheSearch: Migration = {
  name: '124-quotes-in-the-search',
  async up(db, { engine }) {
    for (const { kind, table, columns } of found) {
      const named = sql.lit(kind);
      const of = sql.join(columns.map((column) => sql.ref(column)));
      const trigger = (event: string) => sql.raw(`${table}_${event}changes_search`);
      if (engine === 'postgres') {
        await sql`create trigger ${trigger('')} after insert or delete or update of ${of}
          on ${sql.table(table)} for each row
          execute function record_search_change(${named}, 'id')`.execute(db);
      } else {
        const change = (row: 'old' | 'new') => sql`begin
          delete from search_entries where kind = ${named} and ref_id = ${sql.raw(row)}.id;
          insert into search_changes (kind, ref_id) values (${named}, ${sql.raw(row)}.id); end`;
        const on = sql`on ${sql.table(table)}`;
        await sql`create trigger ${trigger('insert_')} after insert ${on} ${change('new')}`.execute(
          db,
        );
        await sql`create trigger ${trigger('update_')} after update of ${of} ${on}
          ${change('new')}`.execute(db);
        await sql`create trigger ${trigger('delete_')} after delete ${on} ${change('old')}`.execute(
          db,
        );
      }
      await sql`insert into search_changes (kind, ref_id)
        select ${named}, id from ${sql.table(table)}`.execute(db);
    }
  },
};

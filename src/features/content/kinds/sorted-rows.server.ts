import type { RecordOrder } from './content-kind.server.ts';
import type { RowTable } from './public-rows.server.ts';

const titles = {
  authors: 'name',
  caseStudies: 'title',
  faqEntries: 'question',
  servicePackages: 'name',
  testimonials: 'name',
} as const satisfies Partial<Record<RowTable, string>>;

/** The tables with a column `sort`. */
export type SortedTable = keyof typeof titles;

/** Reads and writes the order of a table's rows, which is in their column `sort`. */
export function sortedRows(table: SortedTable): RecordOrder {
  // The tables that are sorted have the column; a union of tables cannot be typed here.
  const sorted = table as 'faqEntries';
  return {
    async read(db) {
      const rows = await db
        .selectFrom(sorted)
        .select(['id', `${titles[table]} as title` as 'question as title'])
        .orderBy('sort')
        .$if(table === 'caseStudies', (query) => query.orderBy('createdAt' as 'id', 'desc'))
        .orderBy('id')
        .execute();
      return rows as { id: string; title: string }[];
    },
    async write(trx, ids) {
      for (const [sort, id] of ids.entries())
        await trx
          .updateTable(sorted)
          .set({ sort })
          .where('id', '=', id)
          .where('sort', '<>', sort)
          .execute();
    },
  };
}

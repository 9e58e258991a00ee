import type { RecordOrder } from './content-kind.server.ts';
import type { RowTable } from './public-rows.server.ts';

/** The columns of their titles: English, and Portuguese where it has one of its own. */
const titles = {
  authors: ['name', 'name'],
  caseStudies: ['title', 'titlePt'],
  faqEntries: ['question', 'questionPt'],
  servicePackages: ['name', 'namePt'],
  testimonials: ['name', 'name'],
} as const satisfies Partial<Record<RowTable, readonly [string, string]>>;

/** The tables with a column `sort`. */
export type SortedTable = keyof typeof titles;

/** Reads and writes the order of a table's rows, which is in their column `sort`. */
export function sortedRows(table: SortedTable): RecordOrder {
  // The tables that are sorted have the column; a union of tables cannot be typed here.
  const sorted = table as 'faqEntries';
  const [title, titlePt] = titles[table] as typeof titles.faqEntries;
  return {
    async read(db) {
      const rows = await db
        .selectFrom(sorted)
        .select(['id', `${title} as title`, `${titlePt} as titlePt`])
        .orderBy('sort')
        .$if(table === 'caseStudies', (query) => query.orderBy('createdAt' as 'id', 'desc'))
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ ...row, titlePt: row.titlePt ?? '' }));
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

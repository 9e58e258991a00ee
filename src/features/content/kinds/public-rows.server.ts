import { accept } from '#core/result.ts';
import { toJson } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type ContentValues, emptyValues, type Fields, twinName } from '../content.ts';
import type { ContentKind, PublishedRecord, RecordOrder } from './content-kind.server.ts';
import { type SortedTable, sortedRows } from './sorted-rows.server.ts';

/** Tables with a row for each record: an `id`, a column for each field and perhaps a place in a list. */
export type RowTable =
  | 'authors'
  | 'caseStudies'
  | 'faqEntries'
  | 'offers'
  | 'servicePackages'
  | 'testimonials';

type RowsOf = {
  fields: Fields;
  /** Columns that no field holds. */
  fixed?: Record<string, string>;
} & (
  | { table: RowTable; sorted?: never }
  /** New rows come last in the order of `sort`. */
  | { table: SortedTable; sorted: true }
);

async function lastSort(trx: Queryable, table: RowTable): Promise<number> {
  // The tables that are sorted have the column; a union of tables cannot be typed here.
  const row = await trx
    .selectFrom(table as 'faqEntries')
    .select(({ fn }) => fn.max('sort').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? -1);
}

/** Returns rows of a field with their texts in its order, which PostgreSQL does not keep. */
function inOrder(field: Fields[number] | undefined, value: ContentValues[string] | undefined) {
  if (field?.type !== 'rows' || !Array.isArray(value)) return value;
  const names = [
    'id',
    ...field.of.flatMap(({ name, twin }) => (twin ? [name, twinName(name)] : [name])),
  ];
  return value.map((row) => {
    const known = row as Record<string, string | boolean>;
    const given = names.filter((name) => name in known).map((name) => [name, known[name]] as const);
    return Object.fromEntries(given) as Record<string, string | boolean>;
  });
}

/** Reads, writes and removes the public rows of a kind of which each field is a column. */
export function publicRows(
  rows: RowsOf,
): Pick<ContentKind, 'read' | 'write' | 'remove'> & { order: RecordOrder | null } {
  const { table, fields, sorted = false, fixed = {} } = rows;
  const columns = Object.keys(emptyValues(fields));
  const lists = new Set(
    fields
      .filter(({ type }) => type === 'list' || type === 'rows' || type === 'choices')
      .flatMap(({ name }) => [name, twinName(name)]),
  );
  const optional = new Set(
    fields.flatMap(({ name, twin, required }) => [
      ...(twin ? [twinName(name)] : []),
      ...(required ? [] : [name]),
    ]),
  );

  function toColumn(name: string, value: ContentValues[string]) {
    const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
    if (isEmpty && optional.has(name)) return null;
    return lists.has(name) ? toJson(value) : value;
  }

  function toRow({ values, at }: PublishedRecord): Record<string, unknown> {
    const row = columns.map((name) => [name, toColumn(name, values[name] ?? null)]);
    return {
      ...Object.fromEntries(row),
      ...('createdAt' in values && { createdAt: values.createdAt ?? at }),
    };
  }

  return {
    order: rows.sorted ? sortedRows(rows.table) : null,
    async read(db, id) {
      const row = await db
        .selectFrom(table as 'faqEntries')
        .select(columns as never[])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return null;
      const entries = Object.entries(row as Record<string, ContentValues[string]>).map(
        ([name, value]) => {
          const field = fields.find((one) => one.name === name);
          return [name, inOrder(field, value) ?? emptyValues(fields)[name] ?? null];
        },
      );
      return Object.fromEntries(entries) as ContentValues;
    },
    async write(trx, record) {
      const row = toRow(record);
      const place = sorted ? { sort: (await lastSort(trx, table)) + 1 } : {};
      await trx
        .insertInto(table as 'faqEntries')
        .values({ id: record.id, ...fixed, ...place, ...row } as never)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row as never))
        .execute();
      return accept(null);
    },
    async remove(trx, id) {
      await trx
        .deleteFrom(table as 'faqEntries')
        .where('id', '=', id)
        .execute();
    },
  };
}

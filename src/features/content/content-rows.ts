import type { ContentRow, ContentValues } from './content.ts';

type Value = ContentValues[string] | undefined;

/** A value: where it is in the form, and its key in `FieldTimes`. */
export type PlacedValue = { place: string; key: string; value: Value };

/** Returns the rows of a value; none if it is of another type. */
export function rowsOf(value: Value): ContentRow[] {
  return Array.isArray(value)
    ? value.filter((row): row is ContentRow => typeof row !== 'string')
    : [];
}

/** Returns whether a field holds nothing. */
export function isEmpty(value: Value): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Returns whether nobody has written anything into a row. A flag alone is nothing. */
export function isEmptyRow({ id: _, ...row }: ContentRow): boolean {
  return Object.values(row).every((value) => typeof value !== 'string' || value.trim() === '');
}

/** Returns the value of a field, or for `<field>.<name>` that of each row which is not empty. */
export function valuesAt(values: ContentValues, path: string): PlacedValue[] {
  const [field = '', name] = path.split('.');
  if (name === undefined) return [{ place: field, key: field, value: values[field] }];
  return rowsOf(values[field]).flatMap((row, index) =>
    isEmptyRow(row)
      ? []
      : [
          {
            place: `${field}.${index}.${name}`,
            key: `${field}/${row.id}/${name}`,
            value: row[name],
          },
        ],
  );
}

// PostgreSQL returns the fields of a row in an order of its own.
function ordered(value: Value): unknown {
  if (!Array.isArray(value)) return value ?? null;
  return value.map((item) =>
    typeof item === 'string'
      ? item
      : Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

export function isSameValue(one: Value, other: Value): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

/** Returns the keys in `FieldTimes` of what differs within rows. A row that only moved has not changed. */
export function changedRowKeys(field: string, before: Value, after: Value): string[] {
  const known = new Map(rowsOf(before).map((row) => [row.id, row]));
  return rowsOf(after).flatMap((row) =>
    Object.keys(row)
      .filter((name) => (row[name] ?? '') !== (known.get(row.id)?.[name] ?? ''))
      .filter((name) => name !== 'id')
      .map((name) => `${field}/${row.id}/${name}`),
  );
}

/** Returns rows with tidy texts, without the empty ones. */
export function tidyRows(
  rows: readonly ContentRow[],
  tidy: (text: string) => string,
): ContentRow[] {
  return rows
    .filter((row) => !isEmptyRow(row))
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          typeof value === 'string' ? tidy(value) : value,
        ]),
      ),
    );
}

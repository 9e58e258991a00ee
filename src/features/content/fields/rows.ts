import { type ContentRow, type RowField, twinName } from '../content.ts';

/** Returns a row in which nothing is written yet. */
export function emptyRow(fields: readonly RowField[], id: string): ContentRow {
  const entries = fields.flatMap(({ name, twin, type }) => {
    const value = type === 'flag' ? false : '';
    return twin
      ? [
          [name, value],
          [twinName(name), value],
        ]
      : [[name, value]];
  });
  return { id, ...Object.fromEntries(entries) };
}

/** Returns the rows with one of them changed. */
export function changeRow(
  rows: readonly ContentRow[],
  index: number,
  change: ContentRow,
): ContentRow[] {
  return rows.map((row, at) => (at === index ? { ...row, ...change } : row));
}

export function removeRow(rows: readonly ContentRow[], index: number): ContentRow[] {
  return rows.filter((_, at) => at !== index);
}

/** Returns the rows with one of them a place up (-1) or down (1); as they are at either end. */
export function moveRow(rows: readonly ContentRow[], index: number, by: -1 | 1): ContentRow[] {
  const moved = [...rows];
  const [row] = moved.splice(index, 1);
  const place = index + by;
  if (row === undefined || place < 0 || place >= rows.length) return [...rows];
  moved.splice(place, 0, row);
  return moved;
}

import { attribute, type PasteNode } from './paste-nodes.ts';

const mostColumns = 100;

function spanOf(cell: PasteNode, name: 'colspan' | 'rowspan'): number {
  return Math.min(Math.max(Number.parseInt(attribute(cell, name), 10) || 1, 1), mostColumns);
}

/**
 * Returns the rows of a table with each cell in its column. A merged cell stands in its first place; a
 * column that no cell begins in is left out.
 */
export function placeCells(rows: readonly PasteNode[][]): (PasteNode | null)[][] {
  /** For each column, the rows from the present one that a cell of an earlier row reaches into. */
  const covered: number[] = [];
  const begun = new Set<number>();
  const placed = rows.map((cells) => {
    const row = new Map<number, PasteNode>();
    const next = covered.map((left) => Math.max(left - 1, 0));
    let column = 0;
    for (const cell of cells) {
      while ((covered[column] ?? 0) > 0) column += 1;
      row.set(column, cell);
      begun.add(column);
      const end = column + spanOf(cell, 'colspan');
      for (; column < end; column += 1) next[column] = spanOf(cell, 'rowspan') - 1;
    }
    covered.splice(0, covered.length, ...Array.from(next, (left) => left ?? 0));
    return row;
  });
  const columns = [...begun].sort((one, other) => one - other);
  return placed.map((row) => columns.map((column) => row.get(column) ?? null));
}

import type { Element } from 'hast';
import { attribute, elementsOf, holds } from './elements.ts';

export type TableCell = { element: Element | null; isHead: boolean };
export type Table = {
  rows: TableCell[][];
  width: number;
  captions: Element[];
  /** Whether its cells hold or span what cells of Markdown cannot. */
  isFlattened: boolean;
};

const mostSpanned = 30;
const notInCells = new Set('ul ol dl table pre blockquote h1 h2 h3 h4 h5 h6'.split(' '));

function rowsOf(table: Element): Element[] {
  return elementsOf(table.children).flatMap((child) => {
    if (child.tagName === 'tr') return [child];
    return ['thead', 'tbody', 'tfoot'].includes(child.tagName) ? rowsOf(child) : [];
  });
}

function span(cell: Element, name: 'colSpan' | 'rowSpan'): number {
  const number = Number(attribute(cell, name) || 1);
  return Number.isInteger(number) && number > 1 ? Math.min(number, mostSpanned) : 1;
}

/** Reads a table into rows of one length; where a cell spans others, those are empty. */
export function readTable(table: Element): Table {
  const spanned: number[] = [];
  let isFlattened = false;
  const rows = rowsOf(table).map((row) => {
    const cells: TableCell[] = [];
    const addSpanned = () => {
      for (let at = cells.length; (spanned[at] ?? 0) > 0; at += 1) {
        spanned[at] = (spanned[at] ?? 0) - 1;
        cells.push({ element: null, isHead: false });
      }
    };
    for (const element of elementsOf(row.children)) {
      if (element.tagName !== 'td' && element.tagName !== 'th') continue;
      addSpanned();
      const [columns, below] = [span(element, 'colSpan'), span(element, 'rowSpan') - 1];
      if (columns > 1 || below > 0 || holds(element, notInCells)) isFlattened = true;
      for (let more = 0; more < columns; more += 1) {
        if (below > 0) spanned[cells.length] = below;
        cells.push({ element: more === 0 ? element : null, isHead: element.tagName === 'th' });
      }
    }
    addSpanned();
    return cells;
  });
  const filled = rows.filter((cells) => cells.length > 0);
  const width = Math.max(0, ...filled.map((cells) => cells.length));
  for (const cells of filled)
    while (cells.length < width) cells.push({ element: null, isHead: false });
  const captions = elementsOf(table.children).filter(({ tagName }) => tagName === 'caption');
  return { rows: filled, width, captions, isFlattened };
}

function rule(cell: TableCell | undefined): string {
  if (!cell?.element) return '-';
  const style = attribute(cell.element, 'style');
  const align = /text-align:\s*(\w+)/.exec(style)?.[1] ?? attribute(cell.element, 'align');
  if (align === 'center') return ':-:';
  return align === 'right' || align === 'end' ? '-:' : '-';
}

/** Returns the Markdown of a table, whose first row is its head. */
export function writeTable({ rows, width }: Table, writeCell: (cell: Element) => string): string {
  const lines = rows.map(
    (cells) => `| ${cells.map(({ element }) => (element ? writeCell(element) : '')).join(' | ')} |`,
  );
  const rules = Array.from({ length: width }, (_, at) => rule(rows[0]?.[at]));
  lines.splice(1, 0, `| ${rules.join(' | ')} |`);
  return lines.join('\n');
}

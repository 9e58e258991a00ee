import { cellText } from './cell-text.ts';
import type { OwnerCell, OwnerTable } from './owner-command.ts';

const maxWidth = 48;

function shownText(cell: OwnerCell): string {
  // Text from visitors must not contain control sequences of the terminal.
  const text = cellText(cell)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  const characters = [...text];
  return characters.length > maxWidth ? `${characters.slice(0, maxWidth - 1).join('')}…` : text;
}

/** Formats a list in columns for a terminal, each cell on one line of at most 48 characters. */
export function formatTable({ columns, rows, empty }: OwnerTable): string {
  if (rows.length === 0) return empty;
  const lines = [columns, ...rows].map((row) => row.map(shownText));
  const widths = columns.map((_, at) =>
    Math.max(...lines.map((line) => [...(line[at] ?? '')].length)),
  );
  return lines
    .map((line) =>
      line
        .map((text, at) => text + ' '.repeat((widths[at] ?? 0) - [...text].length))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

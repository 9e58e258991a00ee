import type { OwnerCell, OwnerTable } from './owner-command.ts';

// A spreadsheet evaluates a cell that begins like this as a formula, unless it is a number.
const formula = /^[=@\t\r\n+-]/;
const numeric = /^[+-]?\d[\d\s().]*$/;

function cellText(cell: OwnerCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = formula.test(cell) && !numeric.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Formats a list as CSV (RFC 4180) in UTF-8 with a byte order mark, which spreadsheets need. A text
 * that would be evaluated as a formula is prefixed with an apostrophe (OWASP, CSV injection).
 */
export function formatCsv({ columns, rows }: OwnerTable): string {
  const lines = [columns, ...rows].map((row) => row.map(cellText).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

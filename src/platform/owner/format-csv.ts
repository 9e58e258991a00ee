import type { OwnerCell, OwnerTable } from './owner-command.ts';

// A spreadsheet runs a cell that begins like this as a formula; a phone number is none.
const formula = /^[=@\t\r\n+-]/;
const harmless = /^[+-]?\d[\d\s().]*$/;

function cellText(cell: OwnerCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = formula.test(cell) && !harmless.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A list as CSV (RFC 4180: comma, CRLF, quotes doubled) in UTF-8 with the mark by which spreadsheets
 * know it. A text that would run as a formula gets an apostrophe before it (OWASP, CSV injection).
 */
export function formatCsv({ columns, rows }: OwnerTable): string {
  const lines = [columns, ...rows].map((row) => row.map(cellText).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

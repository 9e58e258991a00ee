import type { OwnerCell, OwnerTable } from './owner-command.ts';

/** How a formula begins, also in the full-width characters of East Asian spreadsheets. */
const operators = '=+\\-@＝＋－＠';
const formula = new RegExp(`^[\\s"]*[${operators}]`);
// A spreadsheet that separates cells at semicolons or tabs ignores our quotes, and ends a row at
// every line break: what follows one of these begins a cell there.
const formulaWithin = new RegExp(`([;\\t\\r\\n][\\s"]*)(?=[${operators}])`, 'g');
const numeric = /^[+-]?\d[\d\s().]*$/;

function neutralize(text: string, isFirst: boolean): string {
  const within = text.replace(formulaWithin, "$1'");
  // At semicolons the first cell is read together with its neighbours, so a number is none there.
  const isFormula = formula.test(within) && (isFirst || !numeric.test(within));
  return isFormula ? `'${within}` : within;
}

function cellText(cell: OwnerCell, place: number): string {
  if (cell === null) return '';
  if (typeof cell === 'number' && place > 0) return String(cell);
  const safe = neutralize(String(cell), place === 0);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Formats a list as CSV (RFC 4180) in UTF-8 with a byte order mark, which spreadsheets need. A text
 * that would be evaluated as a formula, whatever separator the file is read with, gets an apostrophe
 * before the formula (OWASP, CSV injection); a negative number does in the first column only.
 */
export function formatCsv({ columns, rows }: OwnerTable): string {
  const lines = [columns, ...rows].map((row) => row.map(cellText).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

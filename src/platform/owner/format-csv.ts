import type { Language } from '#i18n/language.ts';
import { cellText, isNumeric } from './cell-text.ts';
import type { OwnerCell, OwnerTable } from './owner-command.ts';

/**
 * How a spreadsheet of a country reads a file that is opened by a double click: Portugal's wants
 * semicolons, because the comma marks its decimals.
 */
type Dialect = { separator: ',' | ';'; decimal: '.' | ','; others: string };

const dialects: Record<Language, Dialect> = {
  en: { separator: ',', decimal: '.', others: ';\\t\\r\\n' },
  pt: { separator: ';', decimal: ',', others: ',\\t\\r\\n' },
};

/** How a formula begins, also in the full-width characters of East Asian spreadsheets. */
const operators = '=+\\-@＝＋－＠';
const formula = new RegExp(`^[\\s"]*[${operators}]`);
const numeric = /^[+-]?\d[\d\s().]*$/;

/** A spreadsheet of another separator ignores our quotes, and ends a row at every line break. */
function formulaWithin({ others }: Dialect): RegExp {
  return new RegExp(`([${others}][\\s"]*)(?=[${operators}])`, 'g');
}

const withinOf = { en: formulaWithin(dialects.en), pt: formulaWithin(dialects.pt) };

function neutralize(text: string, isFirst: boolean, language: Language): string {
  const within = text.replace(withinOf[language], "$1'");
  // At another separator the first cell is read together with its neighbours: no number stays one.
  const isFormula = formula.test(within) && (isFirst || !numeric.test(within));
  return isFormula ? `'${within}` : within;
}

function csvCell(cell: OwnerCell, place: number, language: Language): string {
  const text = cellText(cell);
  if (place > 0 && isNumeric(cell)) {
    const { decimal, separator } = dialects[language];
    const number = text.replace('.', decimal);
    return number.includes(separator) ? `"${number}"` : number;
  }
  const safe = neutralize(text, place === 0, language);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Formats a list as CSV in UTF-8 with a byte order mark, which spreadsheets need: with commas and
 * decimal points (RFC 4180), or as a Portuguese Excel opens and sums it, with semicolons and decimal
 * commas. A text that would be evaluated as a formula, whatever separator the file is read with, gets
 * an apostrophe before the formula (OWASP, CSV injection); a negative number in the first column does.
 */
export function formatCsv({ columns, rows }: OwnerTable, language: Language = 'en'): string {
  const { separator } = dialects[language];
  const lines = [columns, ...rows].map((row) =>
    row.map((cell, place) => csvCell(cell, place, language)).join(separator),
  );
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

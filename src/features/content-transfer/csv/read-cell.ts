import { readAmount } from '#core/read-amount.ts';
import { companyZone, zonedInstant } from '#core/zoned-time.ts';
import type { ContentValues, Field } from '#features/content/content.ts';
import { labelOf } from '#features/content/fields/field-labels.texts.ts';
import { languages } from '#i18n/language.ts';
import { foldName } from './find-columns.ts';
import { type DateOrder, readDate } from './read-date.ts';

const yes = ['true', 'verdadeiro', 'yes', 'sim', 'y', 's', 'v', '1', 'x'];
const no = ['false', 'falso', 'no', 'nao', 'n', 'f', '0', ''];

function readFlag(text: string): boolean | string {
  const word = foldName(text);
  if (yes.includes(word)) return true;
  // What folds to nothing but is not empty is no answer: a question mark, a dash.
  return no.includes(word) && (word !== '' || text === '') ? false : text;
}

function readInstant(text: string, order: DateOrder): ContentValues[string] {
  if (/T.*(?:Z|[+-]\d\d:?\d\d)$/i.test(text) && !Number.isNaN(Date.parse(text)))
    return new Date(text).toISOString();
  const date = readDate(text, order);
  return date ? zonedInstant(date.day, date.time, companyZone) : text;
}

function readNumber(text: string): number | null | string {
  if (text === '') return null;
  const whole = /^(-?\d+)(?:[.,]0+)?$/.exec(text)?.[1];
  return whole === undefined ? text : Number(whole);
}

/** A whole number is cents; an amount with decimals or a sign of currency is euros, in either language. */
function readMoney(text: string): number | null | string {
  if (text === '' || /^-?\d+$/.test(text)) return readNumber(text);
  const readings = ([',', '.'] as const).map((decimalSign) => readAmount(text, { decimalSign }));
  return readings.find((one) => one.ok)?.value ?? text;
}

/** An option by its name or its label in either language, in any case. */
function readOption(options: readonly string[], text: string): string {
  const word = foldName(text);
  const names = (option: string) => [option, ...languages.map((one) => labelOf(one, option))];
  return options.find((option) => names(option).some((name) => foldName(name) === word)) ?? text;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function listOf(text: string): string[] {
  if (text === '') return [];
  return text
    .split(/[|\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/**
 * Reads a cell as the value of a field; the schema of the kind then refuses what is none. Items of a
 * list and choices are separated by `|` or lie on lines of their own, days are Lisbon's, and an empty
 * cell is an empty field.
 */
export function readCell(field: Field, cell: string, order: DateOrder = 'day'): unknown {
  const text = cell.trim();
  switch (field.type) {
    case 'line':
    case 'slug':
    case 'picture':
      return text;
    case 'choice':
      return readOption(field.options, text);
    case 'text':
    case 'markdown':
      return cell.replace(/\r\n?/g, '\n').trim();
    case 'list':
      return listOf(text);
    case 'choices':
      return listOf(text).map((item) => readOption(field.options, item));
    case 'flag':
      return readFlag(text);
    case 'number':
      return readNumber(text);
    case 'money':
      return readMoney(text);
    case 'instant':
      return text === '' ? null : readInstant(text, order);
    case 'day':
      return readDate(text, order)?.day ?? text;
    default:
      // Rows of values are written as JSON; whatever else is a text.
      return /^[[{]/.test(text) ? readJson(text) : text;
  }
}

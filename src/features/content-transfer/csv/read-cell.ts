import { readAmount } from '#core/read-amount.ts';
import { type DateOrder, readDate } from '#core/written-date.ts';
import { companyZone, readClock, zonedInstant } from '#core/zoned-time.ts';
import type { ContentValues, Field } from '#features/content/content.ts';
import { labelOf } from '#features/content/fields/field-labels.texts.ts';
import { languages } from '#i18n/language.ts';
import { foldName } from './find-columns.ts';

const yes = [
  'true',
  'verdadeiro',
  'yes',
  'sim',
  'y',
  's',
  'v',
  '1',
  'x',
  'on',
  'verdadero',
  'vrai',
  'wahr',
];
const no = ['false', 'falso', 'no', 'nao', 'n', 'f', '0', 'off', 'faux', 'falsch', ''];

function readFlag(text: string): boolean | string {
  if (/^[✓✔☑✅]\ufe0f?$/u.test(text)) return true;
  const word = foldName(text);
  if (yes.includes(word)) return true;
  // What folds to nothing but is not empty is no answer: a question mark, a dash.
  return no.includes(word) && (word !== '' || text === '') ? false : text;
}

/** An instant that a text names with its distance from UTC; null for any other text. */
function exactInstant(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\d[T ].*(?:Z|[+-]\d\d(?::?\d\d)?)$/i.test(text)) return null;
  const time = Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

function readInstant(text: string, order: DateOrder): ContentValues[string] {
  const instant = exactInstant(text);
  if (instant !== null) return instant;
  const date = readDate(text, order);
  return date ? zonedInstant(date.day, date.time, companyZone) : text;
}

function readNumber(text: string): number | null | string {
  if (text === '') return null;
  // Three zeros may be thousands, or decimals: nobody knows.
  if (/^\d{1,3}[.,]000$/.test(text)) return text;
  const plain = text.replace(/^[\u2212\u2013]/, '-').replace(/(?<=\d)[\s'](?=\d{3}(?:\D|$))/g, '');
  const whole = /^([+-]?\d+)(?:[.,]0+)?$/.exec(plain)?.[1];
  return whole === undefined ? text : Number(whole);
}

/** The day in Lisbon of an instant; null for any other text. */
function dayOfInstant(text: string): string | null {
  const instant = exactInstant(text);
  return instant === null ? null : readClock(new Date(instant), companyZone).day;
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
    case 'figure':
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
      return dayOfInstant(text) ?? readDate(text, order)?.day ?? text;
    default:
      // Rows of values are written as JSON; whatever else is a text.
      return /^[[{]/.test(text) ? readJson(text) : text;
  }
}

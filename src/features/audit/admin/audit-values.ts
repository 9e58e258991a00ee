import { companyCurrency } from '#core/money.ts';
import { formatDay } from '#core/zoned-time.ts';
import { contentErrorTexts } from '#features/content/content.texts.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { codeText } from '#i18n/texts.ts';
import { formatInstant, formatShortDay } from '#ui/admin/moment.ts';
import { auditCodeTexts } from './audit-codes.texts.ts';
import { auditValueTexts } from './audit-values.texts.ts';

const isoDay = /^\d{4}-\d\d-\d\d$/;
const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
type Values = Readonly<Record<string, unknown>> | null;

/** An id or the hash of a personal value, which tells a reader nothing. */
const opaque = /^(?=[^-]*\d)[0-9a-z_-]{20,}$/i;

/** Returns a list that was recorded as JSON, or null. */
function listOf(text: string): unknown {
  if (!/^(\[.*\]|\{.*\})$/s.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Leaves out what a change set to nothing although there was nothing before. */
export function toldValues(after: Values, before: Values): Values {
  const isNothing = (value: unknown) => value === null || value === '' || String(value) === '';
  return Object.fromEntries(
    Object.entries(after ?? {}).filter(
      ([name, value]) => !isNothing(value) || name in (before ?? {}),
    ),
  );
}

/** The name of a weekday, 1 for Monday to 7 for Sunday. */
function weekdayName(weekday: number, language: Language): string {
  // The first of January 2024 is a Monday.
  return formatDay(`2024-01-0${weekday}`, localeOf[language], { weekday: 'long' });
}

function wordFor(key: string, language: Language): string | undefined {
  const all = key.startsWith('value_') ? auditCodeTexts : auditValueTexts;
  const texts: Partial<Record<string, string>> = all[language];
  return texts[key];
}

/** Returns the label of a field of content in the reader's language; an unknown name unchanged. */
export type FieldLabel = (language: Language, name: string) => string;

type Field = { name: string; currency: string; labelOf: FieldLabel };

/** Values that name fields: of content by the labels of its form, of a person by the words of the log. */
const fieldLists = ['fields', 'field'];

function fieldWord(name: string, language: Language, labelOf: FieldLabel): string {
  const label = labelOf(language, name);
  return label === name ? (wordFor(name, language) ?? name) : label;
}

/** Says why content was refused; an unknown code unchanged. */
function contentCodeText(language: Language, code: string): string {
  return codeText(contentErrorTexts, language, { field: '', code });
}

/** Lists of records, `kind:id`, of which the log tells how many. */
const recordLists = ['removed', 'kept'];
/** Values that only a program reads: the ids of a list in its order. */
const untold = ['ids'];

function labelFor(name: string, value: unknown, language: Language, labelOf: FieldLabel): string {
  const key = name === 'kept' && Array.isArray(value) ? 'keptRecords' : name;
  return wordFor(key, language) ?? labelOf(language, name);
}

function formatValue(field: Field, value: unknown, language: Language): string | null {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return wordFor(value ? 'yes' : 'no', language) ?? null;
  if (typeof value === 'number' && field.name === 'weekdays') return weekdayName(value, language);
  if (typeof value === 'number')
    return field.name.endsWith('Cents')
      ? formatMoney({ cents: value, currency: field.currency }, language)
      : String(value);
  if (untold.includes(field.name)) return null;
  if (Array.isArray(value) && recordLists.includes(field.name)) return String(value.length);
  if (Array.isArray(value)) {
    const parts = value.map((one) => formatValue(field, one, language));
    return parts.filter((part) => part !== null).join('; ') || '–';
  }
  if (typeof value === 'object') {
    const isOfWeekdays = field.name === 'weekdaySlots';
    const labelOf: FieldLabel = isOfWeekdays
      ? (_, weekday) => weekdayName(Number(weekday), language)
      : field.labelOf;
    return describeValues(value as Record<string, unknown>, language, labelOf);
  }
  const text = String(value);
  if (opaque.test(text)) return null;
  if (isoInstant.test(text)) return formatInstant(text, language);
  if (isoDay.test(text)) return formatShortDay(`${text}T12:00:00.000Z`, language);
  const list = listOf(text);
  if (list !== null) return formatValue(field, list, language);
  if (fieldLists.includes(field.name)) return fieldWord(text, language, field.labelOf);
  if (field.name === 'code') return contentCodeText(language, text);
  return wordFor(`value_${text}`, language) ?? text;
}

/** Returns the values of a record in one line, such as "role: staff"; ids and hashes are left out. */
export function describeValues(values: Values, language: Language, labelOf: FieldLabel): string {
  const currency = typeof values?.currency === 'string' ? values.currency : companyCurrency;
  return Object.entries(values ?? {})
    .flatMap(([name, value]) => {
      const text = formatValue({ name, currency, labelOf }, value, language);
      return text === null ? [] : [`${labelFor(name, values?.[name], language, labelOf)}: ${text}`];
    })
    .join(', ');
}

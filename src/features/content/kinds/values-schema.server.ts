import * as z from 'zod/mini';
import { hasNoNul, missingOr, wholeCharacters } from '#core/fields.ts';
import { newId } from '#core/ids.server.ts';
import { figureNames } from '#ui/art/scenes/figures.ts';
import {
  type ContentValues,
  type Field,
  type Fields,
  isDay,
  type RowField,
  twinName,
} from '../content.ts';

const maxListed = 30;

// Nothing is trimmed: the editor would lose the space that somebody has just typed.
function text(most: number) {
  return z
    .string({ error: missingOr('invalid_type') })
    .check(
      z.overwrite(wholeCharacters),
      z.maxLength(most, 'too_long'),
      z.refine(hasNoNul, 'invalid_type'),
    );
}

const day = text(10).check(z.refine((value) => value === '' || isDay(value), 'invalid_date'));
const longestId = 100;

function numberBetween({ from, to }: { from: number; to: number }) {
  return z
    .int('invalid_type')
    .check(z.minimum(from, 'out_of_range'), z.maximum(to, 'out_of_range'));
}

function oneOf(options: readonly string[]) {
  return z.enum([...options] as [string, ...string[]], 'invalid_choice');
}

// It may be left out, as by programs that do not know it, and one order makes equal choices equal.
function choices(options: readonly string[]) {
  const chosen = z.array(oneOf(options));
  const sorted = z.overwrite<string[]>((given) => options.filter((one) => given.includes(one)));
  return z._default(chosen.check(sorted), []);
}

// A row may be older than a field of it.
function orEmpty(schema: z.ZodMiniType<ContentValues[string]>, { type }: RowField) {
  return z._default(schema, type === 'flag' ? false : '');
}

// A row that was written without an id gets one, so that each is told from the others.
function rowsSchema(fields: readonly RowField[], most: number) {
  const own = fields.flatMap((field) =>
    namedSchemas(field).map(([name, schema]) => [
      name,
      field.required ? schema : orEmpty(schema, field),
    ]),
  );
  const row = z.object({ id: z._default(text(longestId), ''), ...Object.fromEntries(own) });
  return z.array(row, 'invalid_type').check(
    z.maxLength(most, 'too_many'),
    z.overwrite((rows) => rows.map((one) => ({ ...one, id: one.id || newId() }))),
    z.refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'taken'),
  );
}

function valueSchema(field: Field | RowField): z.ZodMiniType<ContentValues[string]> {
  switch (field.type) {
    case 'line':
    case 'markdown':
    case 'picture':
    case 'text':
      return text(field.most);
    case 'slug':
      return text(field.most).check(z.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'invalid_slug'));
    case 'list':
      return z.array(text(field.most), 'invalid_type').check(z.maxLength(maxListed, 'too_many'));
    case 'flag':
      return z.boolean('invalid_type');
    // One that need not be written may be left out, as by programs that do not know it.
    case 'number':
      return field.required
        ? z.nullable(numberBetween(field))
        : z._default(numberBetween(field), field.from);
    case 'money':
      return z.nullable(
        z
          .int('invalid_amount')
          .check(z.minimum(1, 'out_of_range'), z.maximum(100_000_000, 'out_of_range')),
      );
    // One that may be empty may be left out, as by drafts that are older than it.
    case 'figure':
      return z._default(oneOf(['', ...figureNames]), '');
    case 'choice':
      return oneOf(field.required ? ['', ...field.options] : field.options);
    case 'choices':
      return choices(field.options);
    // One that may be empty may be left out, as by programs that do not know it.
    case 'day':
      return field.required ? day : z._default(day, '');
    case 'reference':
      return field.required ? text(longestId) : z._default(text(longestId), '');
    case 'rows':
      return rowsSchema(field.of, field.most) as unknown as z.ZodMiniType<ContentValues[string]>;
    case 'instant':
      return z.nullable(z.iso.datetime({ precision: 3, error: 'invalid_instant' }));
  }
}

function namedSchemas(field: Field | RowField) {
  const given = valueSchema(field);
  const isLate = 'late' in field && field.late === true;
  const schema = isLate ? (z.optional(given) as unknown as typeof given) : given;
  const own = [[field.name, schema]] as const;
  return field.twin ? [...own, [twinName(field.name), schema] as const] : own;
}

/** Returns the schema of a draft, whose texts may be empty. Codes as messages. */
export function valuesSchema(fields: Fields): z.ZodMiniType<ContentValues> {
  const entries = fields.flatMap(namedSchemas);
  return z.object(Object.fromEntries(entries)) as unknown as z.ZodMiniType<ContentValues>;
}

import fc from 'fast-check';
import {
  type ContentRow,
  type ContentValues,
  type Field,
  type RowField,
  twinName,
} from '#features/content/content.ts';
import { tidyValues } from '#features/content/content-state.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { figureNames } from '#ui/art/scenes/figures.ts';

type Value = ContentValues[string];

/** Types of fields that hold a text; Markdown is one. */
const texts = new Set<string>(['line', 'text', 'markdown']);

function byField({ fields }: ContentKind, makeValue: (field: Field, name: string) => Value) {
  const names = fields.flatMap((field): [Field, string][] => [
    [field, field.name],
    ...(field.twin ? [[field, twinName(field.name)] as [Field, string]] : []),
  ]);
  return Object.fromEntries(names.map(([field, name]) => [name, makeValue(field, name)]));
}

/** Fields with rules beyond their type. */
const valuesByName: Record<string, Value> = {
  costs: ['90', '45.5'],
  filing1Days: ['02-21'],
  filing2Days: ['01-26', '02-26'],
  filing3Days: ['05-30'],
  filing4Days: ['07-16'],
  clientDays: ['1', '29'],
  stateDays: ['7'],
  nipc: '501 964 843',
  phone: '+351 210 000 000',
  whatsapp: '+351 910 000 000',
  email: 'office@entrada.example',
  postalCode: '1000-001',
  wallColour: '#124a2f',
  accentColour: '',
  logo: '',
  heroPicture: '',
  sharePicture: '',
  socialLinks: ['https://social.example/entrada'],
};

function rowNames(fields: readonly RowField[]): [RowField, string][] {
  return fields.flatMap((field): [RowField, string][] => [
    [field, field.name],
    ...(field.twin ? [[field, twinName(field.name)] as [RowField, string]] : []),
  ]);
}

function rowWith(fields: readonly RowField[], word: string): ContentRow {
  const entries = rowNames(fields).map(([field, name]) => {
    if (field.type === 'flag') return [name, true];
    if (field.type === 'day') return [name, '2026-10'];
    return [name, `Row ${word}`.slice(0, field.most)];
  });
  return { id: 'row-1', ...Object.fromEntries(entries) };
}

/** Values of a public record, with a word in every text of both languages. */
export function valuesWith(kind: ContentKind, word: string): ContentValues {
  return byField(kind, (field, name): Value => {
    const known = valuesByName[name];
    if (known !== undefined) return known;
    // A name that no record has as its id is that of a guest.
    if (field.type === 'reference') return field.required ? `Text ${word}` : '';
    if (field.type === 'rows') return [rowWith(field.of, word)];
    if (texts.has(field.type)) return `Text ${word}`;
    if (field.type === 'slug') return word;
    if (field.type === 'picture') return '/art/tax.svg';
    if (field.type === 'list') return [`Item ${word}`];
    if (field.type === 'money') return 12_345;
    if (field.type === 'choice') return field.options[0] ?? '';
    if (field.type === 'number') return field.from;
    if (field.type === 'instant') return field.required ? '2099-01-01T00:00:00.000Z' : null;
    return kind.empty[name] ?? null;
  });
}

function textOf(isRequired: boolean): fc.Arbitrary<string> {
  return fc
    .string({ unit: 'binary', maxLength: 20, size: 'medium' })
    .map((text) => text.replaceAll('\u0000', ''))
    .filter((text) => !isRequired || text.trim() !== '');
}

function arbitraryRows(fields: readonly RowField[], most: number): fc.Arbitrary<ContentRow[]> {
  const arbitraries = rowNames(fields).map(([field, name]): [string, fc.Arbitrary<unknown>] => {
    if (field.type === 'flag') return [name, fc.boolean()];
    if (field.type === 'day') return [name, fc.constantFrom('2026-10-06', '2026-10')];
    return [name, textOf(field.required === true && name === field.name)];
  });
  const row = fc.record({ id: fc.uuid(), ...Object.fromEntries(arbitraries) });
  return fc.uniqueArray(row as fc.Arbitrary<ContentRow>, {
    maxLength: Math.min(most, 3),
    selector: ({ id }: ContentRow) => id,
  });
}

function arbitraryOf(field: Field, name: string, required: readonly string[]): fc.Arbitrary<Value> {
  const known = valuesByName[name];
  if (known !== undefined) return fc.constant(known);
  const isRequired = required.includes(name);
  if (texts.has(field.type)) return textOf(isRequired);
  switch (field.type) {
    case 'picture':
      return textOf(isRequired);
    case 'slug':
      return fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){2,5}$/);
    case 'list':
      return fc
        .uniqueArray(textOf(true), {
          minLength: isRequired ? 1 : 0,
          maxLength: 6,
          selector: (text) => text.trim(),
        })
        .map((items) => items);
    case 'flag':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: field.from, max: field.to });
    case 'money':
      // A package is public from what a card payment takes.
      return fc.integer({ min: 50, max: 100_000_000 });
    case 'figure':
      return fc.constantFrom('', ...figureNames);
    case 'choice':
      return fc.constantFrom(...field.options);
    case 'choices':
      return fc.subarray([...field.options]);
    case 'instant':
      return fc
        .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString());
    case 'day':
      return fc.constantFrom('2026-10-06', '2026-10');
    case 'rows':
      return arbitraryRows(field.of, field.most);
    case 'reference':
      return isRequired ? textOf(true) : fc.constant('');
    default:
      throw new Error(`There are no values for fields of the type ${field.type}`);
  }
}

/** Any values with which a record of a kind can be public, from the description of its fields. */
export function anyValues(kind: ContentKind): fc.Arbitrary<ContentValues> {
  const arbitraries = byField(kind, (field, name) => {
    return arbitraryOf(field, name, kind.required) as never;
  }) as unknown as Record<string, fc.Arbitrary<Value>>;
  return fc.record(arbitraries).map((values) => tidyValues(values as ContentValues));
}

import fc from 'fast-check';
import { type ContentValues, type Field, twinName } from '#features/content/content.ts';
import { tidyValues } from '#features/content/content-state.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';

type Value = ContentValues[string];

/** A generator knows no records to refer to: an author can be a guest, and others stay empty. */
function referenceOf({ required }: Field): string {
  return required ? 'A guest' : '';
}

/** Types of fields that hold a text; Markdown is one. */
const texts = new Set<string>(['line', 'text', 'markdown']);

function byField({ fields }: ContentKind, makeValue: (field: Field, name: string) => Value) {
  const names = fields.flatMap((field): [Field, string][] => [
    [field, field.name],
    ...(field.twin ? [[field, twinName(field.name)] as [Field, string]] : []),
  ]);
  return Object.fromEntries(names.map(([field, name]) => [name, makeValue(field, name)]));
}

/** Values of a public record, with a word in every text of both languages. */
export function valuesWith(kind: ContentKind, word: string): ContentValues {
  return byField(kind, (field, name): Value => {
    if (field.type === 'reference') return referenceOf(field);
    if (texts.has(field.type)) return `Text ${word}`;
    if (field.type === 'slug') return word;
    if (field.type === 'picture') return '/art/tax.svg';
    if (field.type === 'list') return [`Item ${word}`];
    if (field.type === 'money') return 12_345;
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

function arbitraryOf(field: Field, isRequired: boolean): fc.Arbitrary<Value> | null {
  if (texts.has(field.type)) return textOf(isRequired);
  switch (field.type) {
    case 'reference':
      return fc.constant(referenceOf(field));
    case 'picture':
      return textOf(isRequired);
    case 'slug':
      return fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){2,5}$/);
    case 'list':
      return fc
        .uniqueArray(textOf(true), {
          ...{ minLength: isRequired ? 1 : 0, maxLength: 6 },
          selector: (text) => text.trim(),
        })
        .map((items) => items);
    case 'flag':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: field.from, max: field.to });
    case 'money':
      return fc.integer({ min: 1, max: 100_000_000 });
    case 'choice':
      return fc.constantFrom(...field.options);
    case 'instant':
      return fc
        .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString());
    default:
      return null;
  }
}

/** Any values with which a record of a kind can be public, from the description of its fields. */
export function anyValues(kind: ContentKind): fc.Arbitrary<ContentValues> {
  const arbitraries = byField(kind, (field, name) => {
    const known = arbitraryOf(field, kind.required.includes(name));
    if (known === null && field.required)
      throw new Error(`There are no values for fields of the type ${field.type}`);
    return (known ?? fc.constant(kind.empty[name] ?? null)) as never;
  }) as unknown as Record<string, fc.Arbitrary<Value>>;
  return fc.record(arbitraries).map((values) => tidyValues(values as ContentValues));
}

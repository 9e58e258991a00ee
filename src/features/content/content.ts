/** The values of a record, by field. An empty text is a missing one. */
export type ContentValues = Record<string, string | number | boolean | null | string[]>;

/** The fields of a record that are a text and its Portuguese, by name. */
export type Twins = readonly (readonly [source: string, twin: string])[];

/**
 * A field of a kind of content.
 * `line`, `text`: one line, several. `markdown`: a text with headings, lists, links. `list`: short lines. `money`: whole cents. `instant`: UTC.
 */
export type Field = {
  name: string;
  /** Has a Portuguese text beside it, `<name>Pt`. */
  twin?: true;
  /** A public record needs it. */
  required?: true;
} & (
  | { type: 'line'; most: number }
  | { type: 'text'; most: number }
  | { type: 'markdown'; most: number }
  | { type: 'slug'; most: number }
  | { type: 'picture'; most: number }
  | { type: 'list'; most: number }
  | { type: 'flag' }
  | { type: 'number'; from: number; to: number }
  | { type: 'money' }
  | { type: 'choice'; options: readonly string[] }
  | { type: 'instant' }
);

export type Fields = readonly Field[];

/** Returns the name of the field that holds the Portuguese. */
export function twinName(name: string): string {
  return `${name}Pt`;
}

export function twinsOf(fields: Fields): Twins {
  return fields.filter(({ twin }) => twin).map(({ name }) => [name, twinName(name)] as const);
}

/** Returns the names of the fields that hold Markdown, twins included. */
export function markdownOf(fields: Fields): string[] {
  return fields
    .filter(({ type }) => type === 'markdown')
    .flatMap(({ name, twin }) => (twin ? [name, twinName(name)] : [name]));
}

export function requiredOf(fields: Fields): string[] {
  return fields.filter(({ required }) => required).map(({ name }) => name);
}

function emptyValue(field: Field): ContentValues[string] {
  if (field.type === 'list') return [];
  if (field.type === 'flag') return false;
  if (field.type === 'number') return field.from;
  if (field.type === 'choice') return field.options[0] ?? '';
  return field.type === 'money' || field.type === 'instant' ? null : '';
}

/** Returns the values of a new record. */
export function emptyValues(fields: Fields): ContentValues {
  const entries = fields.flatMap((field) => {
    const value = emptyValue(field);
    const own = [[field.name, value]] as const;
    return field.twin ? [...own, [twinName(field.name), value] as const] : own;
  });
  return Object.fromEntries(entries);
}

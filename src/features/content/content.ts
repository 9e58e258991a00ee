/** A row of a field of rows: its texts and flags by name, and an `id` that stays when rows move. */
export type ContentRow = Record<string, string | boolean>;

/** The values of a record, by field. An empty text is a missing one. */
export type ContentValues = Record<
  string,
  string | number | boolean | null | string[] | ContentRow[]
>;

/** The fields of a record that are a text and its Portuguese, by name; in rows `<field>.<name>`. */
export type Twins = readonly (readonly [source: string, twin: string])[];

/** A field within a row. `day`: a day or a month, such as `2026-10-06` or `2026-10`. */
export type RowField = {
  name: string;
  twin?: true;
  /** A row that is not empty needs it. */
  required?: true;
} & (
  | { type: 'line'; most: number }
  | { type: 'text'; most: number }
  | { type: 'day' }
  | { type: 'flag' }
);

/**
 * A field of a kind of content.
 * `line`, `text`: one line, several. `markdown`: a text with headings, lists, links. `list`: short
 * lines, for which the titles of the kind `suggests` are offered. `money`: whole cents. `instant`: UTC. `rows`: at most `most` rows of fields. `reference`: the
 * id of a public record of the kind `to`. `figure`: the name of a drawn object, or none. `choices`: those of the options that are chosen, in their order.
 */
export type Field = {
  name: string;
  /** Has a Portuguese text beside it, `<name>Pt`. */
  twin?: true;
  /** A public record needs it. */
  required?: true;
  /** Drafts, archives and programs are older than it: left out, it stays as it is. */
  late?: true;
  /** It is chosen elsewhere: a version in which it is empty is from before that, and brings nothing back. */
  stays?: true;
  /** Its label does not say what to write, so it has a hint (`field-hints.texts.ts`). */
  hint?: true;
} & (
  | { type: 'line'; most: number }
  | { type: 'text'; most: number }
  | { type: 'markdown'; most: number }
  | { type: 'slug'; most: number }
  | { type: 'picture'; most: number }
  | { type: 'figure' }
  | { type: 'list'; most: number; suggests?: string }
  | { type: 'flag' }
  | { type: 'number'; from: number; to: number }
  | { type: 'money' }
  | { type: 'choice'; options: readonly string[] }
  | { type: 'choices'; options: readonly string[] }
  | { type: 'instant' }
  | { type: 'day' }
  | { type: 'rows'; most: number; of: readonly RowField[] }
  | { type: 'reference'; to: string }
);

export type Fields = readonly Field[];

/** Returns the name of the field that holds the Portuguese. */
export function twinName(name: string): string {
  return `${name}Pt`;
}

/** Returns the fields, and those of rows by the name `<field>.<name>`. */
function withRowFields(fields: Fields) {
  return fields.flatMap((field) => [
    field,
    ...(field.type === 'rows'
      ? field.of.map((inner) => ({ ...inner, name: `${field.name}.${inner.name}` }))
      : []),
  ]);
}

export function twinsOf(fields: Fields): Twins {
  return withRowFields(fields)
    .filter(({ twin }) => twin)
    .map(({ name }) => [name, twinName(name)] as const);
}

/** Returns the names of the fields that hold Markdown, twins included. */
export function markdownOf(fields: Fields): string[] {
  return fields
    .filter(({ type }) => type === 'markdown')
    .flatMap(({ name, twin }) => (twin ? [name, twinName(name)] : [name]));
}

export function requiredOf(fields: Fields): string[] {
  return withRowFields(fields)
    .filter(({ required }) => required)
    .map(({ name }) => name);
}

// What a public record needs is asked for, never chosen for whoever writes it.
function emptyValue(field: Field): ContentValues[string] {
  if (field.type === 'list' || field.type === 'rows' || field.type === 'choices') return [];
  if (field.type === 'flag') return false;
  if (field.type === 'number') return field.required ? null : field.from;
  if (field.type === 'choice') return field.required ? '' : (field.options[0] ?? '');
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

/** The names of the fields that drafts, archives and programs may not know, their twins included. */
export function lateNames(fields: Fields): string[] {
  return fields
    .filter(({ late }) => late)
    .flatMap(({ name, twin }) => (twin ? [name, twinName(name)] : [name]));
}

/** Returns values whole: a field that is older than who wrote them is as in `present`, else empty. */
export function withLate(
  { fields, empty }: { fields: Fields; empty: ContentValues },
  given: ContentValues,
  present: ContentValues | null,
): ContentValues {
  const late = lateNames(fields).filter((name) => given[name] === undefined);
  const kept = late.map((name) => [name, present?.[name] ?? empty[name] ?? null]);
  return { ...empty, ...given, ...Object.fromEntries(kept) };
}

/** Returns whether a text is a day or a month of the calendar: `2026-10-06`, `2026-10`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}(-\d{2})?$/.test(text)) return false;
  const day = text.length === 7 ? `${text}-01` : text;
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}

/** What made a version. `refused`: a save that came too late, because somebody else had saved. */
export const versionNotes = ['draft', 'published', 'withdrawn', 'restored', 'refused'] as const;

export type VersionNote = (typeof versionNotes)[number];

/** The values of a record at a time, as an archive carries them: without the person. */
export type RecordVersion = {
  number: number;
  note: VersionNote;
  at: string;
  values: ContentValues;
};

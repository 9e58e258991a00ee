import { type Field, type Fields, twinName } from '#features/content/content.ts';
import { labelOf } from '#features/content/fields/field-labels.texts.ts';
import { languages } from '#i18n/language.ts';

/** A column of a table: a field by the name that it has in a record, or one of `ownColumns`. */
export type Column = { name: string; field: Field | null };

/** Columns beside those of the fields. */
export const ownColumns = ['id', 'state'] as const;

const stateNames = ['estado', 'status', 'situacao'];

/** Folds a name: no case, accents, spaces or signs, as people change them in a spreadsheet. */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The label of a field in both languages, also without its "one on each line" or "(Lisbon)". */
function labelsOf(name: string): string[] {
  return languages.flatMap((language) => {
    const label = labelOf(language, name);
    return [label, label.replace(/\s*[,(].*$/, '')];
  });
}

const twinMarks = ['pt', 'português', 'Portuguese', 'em português', 'in Portuguese', 'PT-PT'];
const sourceMarks = ['en', 'inglês', 'English', 'em inglês', 'in English'];

/**
 * Returns the columns that a kind knows, by folded name. The exact names of fields come first, so that
 * the label of another is never taken for one.
 */
export function columnsOf(fields: Fields): Map<string, Column> {
  const columns = new Map<string, Column>();
  const add = (names: readonly string[], column: Column) => {
    for (const name of names.map(foldName))
      if (name !== '' && !columns.has(name)) columns.set(name, column);
  };
  for (const field of fields) {
    add([field.name], { name: field.name, field });
    if (field.twin) add([twinName(field.name)], { name: twinName(field.name), field });
  }
  for (const name of ownColumns) add([name], { name, field: null });
  for (const field of fields) {
    const names = [field.name, ...labelsOf(field.name)];
    const marked = (marks: readonly string[]) =>
      names.flatMap((name) => marks.map((mark) => `${name} ${mark}`));
    add([...names, ...marked(sourceMarks)], { name: field.name, field });
    if (field.twin) add(marked(twinMarks), { name: twinName(field.name), field });
  }
  add(stateNames, { name: 'state', field: null });
  return columns;
}

import type { Language } from '#i18n/language.ts';
import type { ContentValues, Field } from '../content.ts';

/** What the control of a field gets, whatever its type. */
export type FieldProps<Type extends Field['type'] = Field['type']> = {
  field: Extract<Field, { type: Type }>;
  /** The field's name, or that of its twin. */
  name: string;
  value: ContentValues[string];
  /** The language of the text that is written; that of the screen if there is none. */
  written?: Language;
  /** What is wrong with it: it is missing, or older than its English. */
  note?: string | undefined;
  /** Why the server refused it. */
  error?: string | undefined;
  /** The note of a field of a row, by its place: `<field>.<index>.<name>`. */
  noteAt?: (place: string) => string | undefined;
  onChange: (value: ContentValues[string]) => void;
};

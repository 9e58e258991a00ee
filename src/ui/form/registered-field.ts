import type { UseFormRegisterReturn } from 'react-hook-form';

/** Input types and autocomplete tokens of a person's contact fields. */
export const personFields = {
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const;

/** A field of a form (`usePostForm`), with what a post without scripts says of it. */
export type FormField = UseFormRegisterReturn & {
  id: string;
  defaultValue: string | undefined;
  /** The code of its error; empty without one. */
  code: string;
  /** The sentence of its error, where the server has found it. */
  error: string | undefined;
};

/** Returns the props of a control: its field, with the sentence of its error alone. */
export function controlProps(
  { code, error, ...field }: FormField,
  sentence: (field: string, code: string) => string,
) {
  return { ...field, error: code === '' ? error : sentence(field.name, code) };
}

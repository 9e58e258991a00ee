import { type FieldError, problemOf } from './problem.ts';

/** Returns the first error code of each of these fields; empty if the error concerns none of them. */
export function codesByField<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const codes: Partial<Record<Field, string>> = {};
  const errors = problemOf(error)?.errors;
  if (!Array.isArray(errors)) return codes;
  for (const { field, code } of errors as FieldError[]) {
    const known = fields.find((name) => name === field);
    if (known) codes[known] ??= code;
  }
  return codes;
}

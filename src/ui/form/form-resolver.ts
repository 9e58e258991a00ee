import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

export type FormSchema<Values> = z.ZodMiniType<Values, unknown>;

/** Validates a form with a schema. The first message of a field, which is a code, becomes its error. */
export function formResolver<Values extends FieldValues>(
  schema: FormSchema<Values>,
): Resolver<Values> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message } of result.error.issues)
      errors[path.join('.')] ??= { type: 'invalid', message };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

import { validator } from 'hono-openapi';
import * as z from 'zod/mini';
import { type FieldError, problem } from './problem.server.ts';

/** How many records one answer may be asked for. */
export const limitParam = z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/)));
export const offsetParam = z.optional(z.string().check(z.regex(/^\d{1,7}$/)));
/** `card` leaves long texts out. */
export const fieldsParam = z.optional(z.enum(['card']));

const sentences: Record<string, string> = {
  limit: 'limit must be a whole number from 1 to 100, given once.',
  offset: 'offset must be a whole number from 0 to 9999999, given once.',
  fields: 'fields can only be "card".',
  premium: 'premium must be "true" or "false".',
  q: 'q must be one text of at most 200 characters.',
  tag: 'tag may be repeated up to 50 times.',
};

function fieldErrors(issues: readonly { path?: readonly unknown[] | undefined }[]): FieldError[] {
  const fields = new Set(issues.map(({ path }) => String(path?.[0] ?? '')));
  return [...fields].map((field) => ({
    field,
    code: 'invalid_parameter',
    message: sentences[field] ?? `${field} is not valid.`,
  }));
}

/** Checks the query string by `schema`; unknown parameters are dropped, a bad one answers 422 with its name. */
export function validQuery<Schema extends z.ZodMiniType>(schema: Schema) {
  return validator('query', schema, (result, context) => {
    if (result.success) return undefined;
    return problem(context, {
      status: 422,
      code: 'invalid_parameters',
      title: 'A parameter is not valid',
      errors: fieldErrors(result.error as readonly { path?: readonly unknown[] }[]),
    });
  });
}

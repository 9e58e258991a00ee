import { validator } from 'hono-openapi';
import * as z from 'zod/mini';
import { invalidFields } from './invalid-fields.server.ts';

/** How many records one answer may be asked for. */
export const limitParam = z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/)));
export const offsetParam = z.optional(z.string().check(z.regex(/^\d{1,7}$/)));
/** `card` leaves long texts out. */
export const fieldsParam = z.optional(z.enum(['card']));

const listSentences: Record<string, string> = {
  limit: 'limit must be a whole number from 1 to 100, given once.',
  offset: 'offset must be a whole number from 0 to 9999999, given once.',
  fields: 'fields can only be "card".',
};

/**
 * Checks the query string by `schema`: unknown parameters are dropped, a bad one answers 422
 * `invalid_fields` with its name and a sentence, the feature's own for the parameters that it adds.
 */
export function validQuery<Schema extends z.ZodMiniType>(
  schema: Schema,
  featureSentences: Record<string, string> = {},
) {
  const sentences = { ...listSentences, ...featureSentences };
  return validator('query', schema, (result, c) => {
    if (result.success) return undefined;
    const issues = result.error as readonly { path?: readonly unknown[] }[];
    const fields = new Set(issues.map(({ path }) => String(path?.[0] ?? 'query')));
    const errors = [...fields].map((field) => ({
      field,
      code: 'invalid_parameter',
      message: sentences[field] ?? `${field} is not valid.`,
    }));
    return invalidFields(c, errors, 'en');
  });
}

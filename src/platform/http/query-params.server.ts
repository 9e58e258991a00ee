import { validator } from 'hono-openapi';
import * as z from 'zod/mini';
import { invalidFields } from './invalid-fields.server.ts';

/** The maximum number of records of a response. */
export const limitParam = z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/)));
export const offsetParam = z.optional(z.string().check(z.regex(/^\d{1,7}$/)));
/** `card` omits long texts. */
export const fieldsParam = z.optional(z.enum(['card']));

const listMessages: Record<string, string> = {
  limit: 'limit must be a whole number from 1 to 100, given once.',
  offset: 'offset must be a whole number from 0 to 9999999, given once.',
  fields: 'fields can only be "card".',
};

/**
 * Validates the query string: unknown parameters are dropped, an invalid one is a 422
 * `invalid_fields` response. `featureMessages` are for the feature's own parameters.
 */
export function validateQuery<Schema extends z.ZodMiniType>(
  schema: Schema,
  featureMessages: Record<string, string> = {},
) {
  const messages = { ...listMessages, ...featureMessages };
  return validator('query', schema, (result, c) => {
    if (result.success) return undefined;
    const issues = result.error as readonly { path?: readonly unknown[] }[];
    const fields = new Set(issues.map(({ path }) => String(path?.[0] ?? 'query')));
    const errors = [...fields].map((field) => ({
      field,
      code: 'invalid_parameter',
      message: messages[field] ?? `${field} is not valid.`,
    }));
    return invalidFields(c, errors, 'en');
  });
}

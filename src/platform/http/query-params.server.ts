import { validator } from 'hono-openapi';
import * as z from 'zod/mini';
import { accept, refuse } from '#core/result.ts';
import { invalidFields, invalidFieldsProblem } from './invalid-fields.server.ts';
import type { FieldError } from './problem.server.ts';

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

/** The parameters of a query string, and the feature's own messages by parameter. */
export type QueryRules<Schema extends z.ZodMiniType = z.ZodMiniType> = {
  schema: Schema;
  messages?: Record<string, string>;
};

type Issues = readonly { path?: readonly unknown[] }[];

function parameterErrors(issues: Issues, messages: QueryRules['messages']): FieldError[] {
  const fields = new Set(issues.map(({ path }) => String(path?.[0] ?? 'query')));
  return [...fields].map((field) => ({
    field,
    code: 'invalid_parameter',
    message: messages?.[field] ?? listMessages[field] ?? `${field} is not valid.`,
  }));
}

/**
 * Validates the query string: unknown parameters are dropped, an invalid one is a 422
 * `invalid_fields` response.
 */
export function validateQuery({ schema, messages }: QueryRules) {
  return validator('query', schema, (result, c) => {
    if (result.success) return undefined;
    return invalidFields(c, parameterErrors(result.error as Issues, messages), 'en');
  });
}

/** Validates a query string, without its question mark, as `validateQuery` does. */
export function parseQuery({ schema, messages }: QueryRules, search: string) {
  const given = new URLSearchParams(search);
  const values: Record<string, string | string[]> = {};
  for (const name of given.keys()) {
    const all = given.getAll(name);
    values[name] = all.length === 1 ? (all[0] ?? '') : all;
  }
  const result = z.safeParse(schema, values);
  if (result.success) return accept(result.data);
  return refuse(invalidFieldsProblem(parameterErrors(result.error.issues, messages), 'en'));
}

import type { Context } from 'hono';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { type FieldError, type Problem, problem } from './problem.server.ts';
import { requestTexts } from './request.texts.ts';

/** Returns a feature's message for the code at a field. */
export type FieldMessage = (language: Language, field: string, code: string) => string;

type Issue = { path: readonly PropertyKey[]; message: string };

/** Returns one error per field from the issues of a schema whose messages are codes. */
export function toFieldErrors(
  issues: readonly Issue[],
  language: Language,
  messageOf: FieldMessage,
): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const { path, message: code } of issues) {
    const field = path.map(String).join('.');
    if (!errors.has(field))
      errors.set(field, { field, code, message: messageOf(language, field, code) });
  }
  return [...errors.values()];
}

/** Returns the 422 `invalid_fields` with the errors. */
export function invalidFieldsProblem(errors: FieldError[], language: Language): Problem {
  const title = translate(requestTexts, language, 'invalid_fields');
  return { status: 422, code: 'invalid_fields', title, errors };
}

/** Returns a 422 `invalid_fields` response with the errors. */
export function invalidFields(c: Context, errors: FieldError[], language: Language): Response {
  return problem(c, invalidFieldsProblem(errors, language));
}

import type { Context } from 'hono';
import * as z from 'zod/mini';
import { accept, type Result, refuse } from '#core/result.ts';
import { languageOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { type FieldMessage, invalidFields, toFieldErrors } from './invalid-fields.server.ts';
import { problem } from './problem.server.ts';
import { requestTexts } from './request.texts.ts';

type Schema = z.core.$ZodType;
type Parsed<S extends Schema> = Result<z.output<S>, Response>;

function isJson(contentType: string | undefined): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType ?? '');
}

// PostgreSQL's jsonb refuses lone surrogates.
function wellFormed(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

function isRecord(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

function parseJson(text: string): Result<unknown, 'invalid_json'> {
  try {
    return accept(JSON.parse(text, wellFormed));
  } catch {
    return refuse('invalid_json');
  }
}

/**
 * Parses a JSON body by a schema whose messages are codes; unknown fields are dropped. The refusal is
 * the response: 415 without a JSON content type, 400 `invalid_json`, or 422 with an error per field,
 * its message in the body's `locale`.
 */
export async function readJson<S extends Schema>(
  c: Context,
  schema: S,
  messageOf: FieldMessage,
): Promise<Parsed<S>> {
  if (!isJson(c.req.header('content-type'))) {
    const title = translate(requestTexts, 'en', 'unsupported_media_type');
    return refuse(problem(c, { status: 415, code: 'unsupported_media_type', title }));
  }
  const body = parseJson(await c.req.text());
  if (!body.ok) {
    const title = translate(requestTexts, 'en', 'invalid_json');
    return refuse(problem(c, { status: 400, code: body.refusal, title }));
  }
  if (!isRecord(body.value)) {
    const message = translate(requestTexts, 'en', 'not_an_object');
    return refuse(invalidFields(c, [{ field: 'body', code: 'invalid_type', message }], 'en'));
  }
  const { locale } = body.value;
  const language = languageOf(typeof locale === 'string' ? locale : '');
  const result = z.safeParse(schema, body.value);
  if (result.success) return accept(result.data);
  const errors = toFieldErrors(result.error.issues, language, messageOf);
  return refuse(invalidFields(c, errors, language));
}

/** Parses the query by a schema whose messages are codes; the refusal is a 422 response. */
export function readQuery<S extends Schema>(
  c: Context,
  schema: S,
  messageOf: FieldMessage,
): Parsed<S> {
  const result = z.safeParse(schema, c.req.query());
  if (result.success) return accept(result.data);
  return refuse(invalidFields(c, toFieldErrors(result.error.issues, 'en', messageOf), 'en'));
}

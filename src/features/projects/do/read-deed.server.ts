import * as z from 'zod/mini';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Language } from '#i18n/language.ts';
import { toFieldErrors } from '#platform/http/invalid-fields.server.ts';
import type { FieldError } from '#platform/http/problem.server.ts';
import { doInputs } from '../projects.input.ts';
import { projectErrorText } from '../projects.texts.ts';
import type { RequestKind } from '../projects.ts';
import type { Deed } from './do-request.server.ts';

/** Returns the error of one field in words. */
export function fieldError(language: Language, field: string, code: string): FieldError {
  return { field, code, message: projectErrorText(language, field, code) };
}

/** Reads what a client does with a request of a kind; or an error for each field, in their language. */
export function readDeed(
  kind: RequestKind,
  body: unknown,
  language: Language,
): Result<Deed, FieldError[]> {
  const parsed = z.safeParse(doInputs[kind], body);
  // The kind names the schema, so what it reads is of that kind.
  if (parsed.success) return accept({ kind, ...parsed.data } as Deed);
  return refuse(toFieldErrors(parsed.error.issues, language, projectErrorText));
}

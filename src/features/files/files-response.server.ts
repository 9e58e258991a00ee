import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { problem } from '#platform/http/problem.server.ts';
import { type FileErrorCode, fileErrorTexts } from './files.texts.ts';

const statuses: Partial<Record<FileErrorCode, ContentfulStatusCode>> = {
  not_found: 404,
  id_taken: 409,
  in_use: 409,
  too_large: 413,
  picture_too_large: 413,
  type_not_allowed: 415,
  type_mismatch: 415,
  scanner_unavailable: 503,
  storage_unavailable: 503,
  pictures_unavailable: 503,
  storage_full: 507,
};

/** Returns the sentence of a field's code; an unknown one unchanged. */
export function fileErrorText(language: Language, _field: string, code: string): string {
  return Object.hasOwn(fileErrorTexts.en, code)
    ? translate(fileErrorTexts, language, code as FileErrorCode)
    : code;
}

/** Responds with why a file was not stored, changed or sent, in both languages. */
export function refuseFile(c: HonoContext, code: FileErrorCode): Response {
  const status = statuses[code] ?? 422;
  if (status === 503) c.header('Retry-After', '5');
  const textOf = (language: Language) => translate(fileErrorTexts, language, code);
  return problem(c, { status, code, title: textOf('en'), titlePt: textOf('pt') });
}

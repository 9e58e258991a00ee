import type { Context } from 'hono';
import { fileErrorText, refuseFile } from '#features/files/files-response.server.ts';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { problem } from '#platform/http/problem.server.ts';
import type { ClientPaperRefusal } from '../papers/receive-paper.server.ts';
import { type ProjectErrorCode, projectErrorTexts } from '../projects.texts.ts';
import { doTexts } from './do.texts.ts';

const ofProjects = ['unknown_link', 'too_many', 'done', 'withdrawn', 'closed'] as const;

function isOfProjects(code: ClientPaperRefusal): code is (typeof ofProjects)[number] {
  return ofProjects.some((one) => one === code);
}

/** Returns why a client's paper was not kept, in words. */
export function paperRefusalText(code: ClientPaperRefusal, language: Language): string {
  if (code === 'too_large') return translate(doTexts, language, code);
  if (isOfProjects(code)) return translate(projectErrorTexts, language, code as ProjectErrorCode);
  return fileErrorText(language, 'file', code);
}

/** Responds with why a client's paper was not kept. */
export function paperRefusal(c: Context, code: ClientPaperRefusal, language: Language): Response {
  const title = paperRefusalText(code, language);
  if (code === 'too_large') return problem(c, { status: 413, code, title });
  if (!isOfProjects(code)) return refuseFile(c, code);
  const status = code === 'unknown_link' ? 404 : code === 'too_many' ? 422 : 409;
  return problem(c, { status, code, title });
}

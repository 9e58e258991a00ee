import { apiRequest } from '#core/api-request.ts';
import { failureOf } from '#core/call-failure.ts';
import type { Language } from '#i18n/language.ts';
import type { SavedAnswerInput } from '../conversations.input.ts';
import type { SavedAnswer } from './answers.schema.ts';

const urlOf = (id: string) => `/api/admin/saved-answers/${encodeURIComponent(id)}`;

/**
 * Stores a saved answer under an id that the caller made, or replaces it: with `basedOn`, the instant
 * of the answer that was changed, only if nobody else has replaced that one.
 */
export async function saveAnswer(
  id: string,
  answer: SavedAnswerInput,
  locale: Language,
  basedOn = '',
): Promise<void> {
  const headers = basedOn === '' ? {} : { 'If-Match': `"${basedOn}"` };
  await apiRequest(urlOf(id), { method: 'PUT', body: { ...answer, locale }, headers });
}

/** Returns the answer as somebody else left it, if a change was refused because of that. */
export function presentAnswerOf(error: unknown): SavedAnswer | null {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.code !== 'answer_changed') return null;
  return (failure.problem.present ?? null) as SavedAnswer | null;
}

export async function removeAnswer(id: string): Promise<void> {
  await apiRequest(urlOf(id), { method: 'DELETE' });
}

import { apiRequest } from '#core/api-request.ts';
import type { Language } from '#i18n/language.ts';
import type { SavedAnswerInput } from '../conversations.input.ts';

const urlOf = (id: string) => `/api/admin/saved-answers/${encodeURIComponent(id)}`;

/** Stores a saved answer under an id that the caller made, or replaces it. */
export async function saveAnswer(
  id: string,
  answer: SavedAnswerInput,
  locale: Language,
): Promise<void> {
  await apiRequest(urlOf(id), { method: 'PUT', body: { ...answer, locale } });
}

export async function removeAnswer(id: string): Promise<void> {
  await apiRequest(urlOf(id), { method: 'DELETE' });
}

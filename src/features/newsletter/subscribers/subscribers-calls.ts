import { apiRequest } from '#core/api-request.ts';
import type { Language } from '#i18n/language.ts';
import type { RemovalReason } from './subscriber-list.ts';
import type { ChangedSubscribers } from './subscribers.schema.ts';

const url = '/api/admin/subscribers';

/** Takes subscribers off the list; returns the ids of those who were on it. */
export async function removeSubscribers(
  ids: readonly string[],
  reason: RemovalReason,
  locale: Language,
): Promise<string[]> {
  const response = await apiRequest(`${url}/remove`, { body: { ids, reason, locale } });
  return ((await response.json()) as ChangedSubscribers).changed;
}

export async function restoreSubscribers(ids: readonly string[], locale: Language): Promise<void> {
  await apiRequest(`${url}/restore`, { body: { ids, locale } });
}

export async function resendConfirmation(id: string): Promise<void> {
  await apiRequest(`${url}/${encodeURIComponent(id)}/resend`);
}

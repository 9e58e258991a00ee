import { apiRequest } from '#core/api-request.ts';

export async function endSession(id: string): Promise<void> {
  await apiRequest(`/api/account/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

/** Forgets all browsers but this one. */
export async function forgetBrowsers(): Promise<void> {
  await apiRequest('/api/account/browsers', { method: 'DELETE' });
}

export async function removePasskey(id: string): Promise<void> {
  await apiRequest(`/api/account/passkeys/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

import { apiRequest } from '#core/api-request.ts';
import type { Language } from '#i18n/language.ts';
import type { Role } from '#platform/permissions/permissions.ts';

export type NewStaff = { name: string; email: string; role: Role; language: Language };

const url = '/api/admin/staff';

export async function inviteStaff(member: NewStaff, locale: Language): Promise<void> {
  await apiRequest(url, { body: { ...member, locale } });
}

export async function changeRole(personId: string, role: Role): Promise<void> {
  await apiRequest(`${url}/${encodeURIComponent(personId)}`, { method: 'PATCH', body: { role } });
}

/** Lets somebody who has lost their passkeys make a new one. */
export async function helpWithPasskey(personId: string): Promise<void> {
  await apiRequest(`${url}/${encodeURIComponent(personId)}/help`);
}

export async function endStaff(personId: string): Promise<void> {
  await apiRequest(`${url}/${encodeURIComponent(personId)}`, { method: 'DELETE' });
}

/** Sets the language of the signed-in person. */
export async function setOwnLanguage(language: Language): Promise<void> {
  await apiRequest('/api/admin/settings/language', { method: 'PUT', body: { language } });
}

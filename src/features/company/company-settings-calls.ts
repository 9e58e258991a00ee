import { apiRequest } from '#core/api-request.ts';
import { problemOf } from '#core/problem.ts';
import type { Language } from '#i18n/language.ts';
import type { CompanyFieldState } from './company-settings.schema.ts';

type Change = { value: string | string[]; revision: number; locale: Language };

/** Changes a field of the company, as it was shown with `revision`. */
export async function saveCompanyField(
  field: string,
  { value, revision, locale }: Change,
): Promise<CompanyFieldState> {
  const options = { method: 'PUT', headers: { 'If-Match': `"${revision}"` } };
  const url = `/api/admin/settings/company/${field}`;
  return (await apiRequest(url, { ...options, body: { value, locale } })).json();
}

/** Returns the stored state if a change was refused because somebody else was first. */
export function presentOf(error: unknown): CompanyFieldState | null {
  const problem = problemOf(error);
  return problem?.code === 'changed' ? (problem.present as CompanyFieldState) : null;
}

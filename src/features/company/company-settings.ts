import type * as z from 'zod/mini';
import { apiRequest } from '#core/api-request.ts';
import { doorNames } from '#core/look/look-code.ts';
import { problemOf } from '#core/problem.ts';
import type { Fields } from '#features/content/content.ts';
import { vatInPrices } from '#features/vat/vat.ts';
import type { Language } from '#i18n/language.ts';
import { queryOptions } from '#query/query-options.ts';
import { logoNames, logoPlates } from './company.ts';
import type { companyFieldSchema, companySettingsSchema } from './company-settings.server.ts';

/** What the site, the mails and the invoices say of the company. `company.input.ts` has the rules. */
export const companyContentFields = [
  { name: 'brand', type: 'line', most: 60, required: true },
  { name: 'legalName', type: 'line', most: 200, required: true },
  { name: 'nipc', type: 'line', most: 20, required: true },
  { name: 'phone', type: 'line', most: 30, required: true },
  { name: 'email', type: 'line', most: 200, required: true },
  { name: 'whatsapp', type: 'line', most: 30, required: true },
  { name: 'street', type: 'line', most: 200, required: true },
  { name: 'postalCode', type: 'line', most: 20, required: true },
  { name: 'city', type: 'line', most: 100, required: true },
  { name: 'openingHours', type: 'line', most: 100, twin: true, required: true },
  { name: 'socialLinks', type: 'list', most: 200 },
  { name: 'vatInPrices', type: 'choice', options: vatInPrices, required: true },
  { name: 'wallColour', type: 'line', most: 7, late: true, stays: true },
  { name: 'accentColour', type: 'line', most: 7, late: true, stays: true },
  { name: 'door', type: 'choice', options: doorNames, late: true, stays: true },
  { name: 'logo', type: 'picture', most: 300, late: true, stays: true },
  { name: 'logoName', type: 'choice', options: logoNames, late: true, stays: true },
  { name: 'logoPlate', type: 'choice', options: logoPlates, late: true, stays: true },
  { name: 'heroPicture', type: 'picture', most: 300, late: true, stays: true },
  { name: 'sharePicture', type: 'picture', most: 300, late: true, stays: true },
] as const satisfies Fields;

/** The fields that say how the site looks. */
export type LookField =
  | 'wallColour'
  | 'accentColour'
  | 'door'
  | 'logo'
  | 'logoName'
  | 'logoPlate'
  | 'heroPicture'
  | 'sharePicture';

export type CompanyFieldState = z.infer<typeof companyFieldSchema>;

export type CompanySettings = z.infer<typeof companySettingsSchema>;

/** The company's fields, as the settings show them. Changes of others come by themselves. */
export function companySettingsQuery() {
  return queryOptions<CompanySettings>({ queryKey: ['/api/admin/settings/company'] });
}

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

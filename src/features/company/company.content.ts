import type { Fields } from '#features/content/content.ts';
import { vatInPrices } from '#features/vat/vat.ts';

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
] as const satisfies Fields;

import * as z from 'zod/mini';
import { email, line, missingOr, requiredLine } from '#core/fields.ts';
import { isHex } from '#core/look/colour.ts';
import { isNif, plainNif } from '#core/nif.ts';
import { vatInPrices } from '#features/vat/vat.ts';
import type { CompanyFields } from './company.ts';

const longest = 200;
const mostLinks = 10;

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}

/** With the country's code, because links on the site call it from anywhere. */
const phone = requiredLine(30).check(z.regex(/^\+\d[\d ()-]{5,}$/, 'invalid_phone'));

/** `#rrggbb`, also as `#RGB`; empty for the colour of the site. */
const colour = z.string({ error: missingOr('invalid_type') }).check(
  z.trim(),
  z.toLowerCase(),
  z.overwrite((text) => text.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')),
  z.refine((text) => text === '' || isHex(text), 'invalid_colour'),
);

/** What each field of the company may hold. Messages are codes. */
export const companyFields = {
  brand: requiredLine(60),
  legalName: requiredLine(longest),
  nipc: requiredLine(20).check(z.refine((text) => isNif(plainNif(text)), 'invalid_nipc')),
  street: requiredLine(longest),
  postalCode: requiredLine(20).check(z.regex(/^\d{4}-\d{3}$/, 'invalid_postal_code')),
  city: requiredLine(100),
  phone,
  whatsapp: phone,
  email,
  openingHours: requiredLine(100),
  openingHoursPt: requiredLine(100),
  socialLinks: z
    .array(line(longest).check(z.refine(isWebAddress, 'invalid_address')), {
      error: missingOr('invalid_type'),
    })
    .check(z.maxLength(mostLinks, 'too_many')),
  vatInPrices: z.enum(vatInPrices, 'invalid_type'),
  wallColour: colour,
  accentColour: colour,
} satisfies Record<keyof CompanyFields, z.ZodMiniType>;

export type CompanyField = keyof typeof companyFields;

export function isCompanyField(name: string): name is CompanyField {
  return Object.hasOwn(companyFields, name);
}

/** Body of `PUT /api/admin/settings/company/:field`. */
export function companyFieldInput(field: CompanyField) {
  return z.object({ value: companyFields[field] as z.ZodMiniType<string | string[]> });
}

import * as z from 'zod/mini';
import { email, line, missingOr, requiredLine } from '#core/fields.ts';
import { isHex } from '#core/look/colour.ts';
import { doorNames } from '#core/look/look-code.ts';
import { isNif, plainNif } from '#core/nif.ts';
import { vatInPrices } from '#features/vat/vat.ts';
import { type CompanyFields, logoNames, logoPlates } from './company.ts';

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

/** The address of a picture of the library; empty for none. */
const picture = z
  .string({ error: missingOr('invalid_type') })
  .check(z.regex(/^(?:\/files\/[0-9a-f-]{36}\/[\w.-]{1,200})?$/, 'invalid_picture'));

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
  door: z.enum(doorNames, 'invalid_choice'),
  logo: picture,
  logoName: z.enum(logoNames, 'invalid_choice'),
  logoPlate: z.enum(logoPlates, 'invalid_choice'),
  heroPicture: picture,
  sharePicture: picture,
} satisfies Record<keyof CompanyFields, z.ZodMiniType>;

export type CompanyField = keyof typeof companyFields;

export function isCompanyField(name: string): name is CompanyField {
  return Object.hasOwn(companyFields, name);
}

/** Body of `PUT /api/admin/settings/company/:field`. */
export function companyFieldInput(field: CompanyField) {
  return z.object({
    value: companyFields[field] as z.ZodMiniType<string | string[]>,
    locale: z.optional(z.string()),
  });
}

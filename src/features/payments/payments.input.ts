import * as z from 'zod/mini';
import { asciiDigits } from '#core/ascii-digits.ts';
import { isCountry } from '#core/countries.ts';
import { emailPattern } from '#core/email-address.ts';
import {
  languageField,
  locale,
  missingOr,
  optionalLine,
  optionalPhone,
  plainEmail,
  plainLine,
  singleLine,
  storedToken,
  token,
} from '#core/fields.ts';
import { longestEmail, longestName } from '#core/longest-text.ts';
import { isNif, plainNif } from '#core/nif.ts';
import { missingOfCompany } from './company-details.ts';
import {
  countryOfVatNumber,
  isVatNumber,
  namesOtherCountry,
  plainVatNumber,
} from './vat-number.ts';

/** The maximum lengths of texts that only these calls have, in UTF-16 code units. */
const maxLength = {
  packageId: 200,
  requestId: 100,
  taxNumber: 40,
  street: 200,
  city: 100,
  secret: 300,
} as const;

/** The longest postal code as people type it, perhaps with its town, and as it is kept. */
const [longestTypedCode, longestPostalCode] = [60, 16];

function isTooLong(postalCode: string | null | undefined): boolean {
  return (postalCode?.length ?? 0) > longestPostalCode;
}

/** An id or secret of the payment provider. */
function providerToken() {
  return storedToken(maxLength.secret);
}

/** Body of `POST /api/payments/look`: the payment as in the return URL. */
export const checkPaymentInput = z.object({
  payment: providerToken(),
  clientSecret: providerToken(),
});
export type CheckPaymentInput = z.infer<typeof checkPaymentInput>;

/** One line; null if it is empty, undefined if it is absent. */
function clearableLine(maximum: number, clean = singleLine) {
  return z.pipe(
    z
      .optional(z.nullable(z.string('invalid_type')))
      .check(z.refine((text) => (text?.length ?? 0) <= maximum, 'too_long')),
    z.transform((text) => (text === undefined ? undefined : clean(text ?? '') || null)),
  );
}

const codes = {
  email: 'invalid_email',
  nif: 'invalid_nif',
  vatNumber: 'invalid_vat_number',
  country: 'invalid_country',
  postalCode: 'invalid_postal_code',
} as const;

const billingLines = z.object({
  clientSecret: token(maxLength.secret),
  amount: z.optional(z.number('invalid_type')),
  name: clearableLine(longestName),
  email: clearableLine(longestEmail, plainEmail),
  company: clearableLine(longestName),
  nif: clearableLine(maxLength.taxNumber, plainLine),
  vatNumber: clearableLine(maxLength.taxNumber, plainLine),
  country: clearableLine(2),
  street: clearableLine(maxLength.street),
  city: clearableLine(maxLength.city),
  postalCode: clearableLine(longestTypedCode, plainLine),
});

/**
 * Body of `PUT /api/orders/:orderId/billing`. All fields but the secret are optional: an empty one
 * clears the stored value, an absent one keeps it. `amount` is what the page shows, in euros. Tax numbers are normalised. Messages are codes.
 */
export const billingInput = z
  .pipe(
    billingLines,
    z.transform(({ nif, vatNumber, country: given, postalCode, ...rest }) => {
      const country = given?.toUpperCase() ?? given;
      return {
        ...rest,
        country,
        postalCode: postalCode ? plainPostalCode(postalCode, country ?? null) : postalCode,
        nif: nif ? plainNif(nif) : nif,
        vatNumber: vatNumber ? plainVatNumber(vatNumber, country ?? null) : vatNumber,
      };
    }),
  )
  .check(({ value, issues }) => {
    const { email, nif, vatNumber, country } = value;
    const wrong = {
      email: email && !emailPattern.test(email),
      nif: nif && !isNif(nif),
      vatNumber: vatNumber && !isVatNumber(vatNumber),
      country: country && !isCountry(country),
    };
    for (const field of ['email', 'nif', 'vatNumber', 'country'] as const)
      if (wrong[field])
        issues.push({ code: 'custom', path: [field], message: codes[field], input: value });
    if (isTooLong(value.postalCode))
      issues.push({ code: 'custom', path: ['postalCode'], message: 'too_long', input: value });
  });
export type BillingInput = z.infer<typeof billingInput>;

/** Body of `PUT /api/orders/:orderId/contact`: whom to call, and where; an empty field is not said. */
export const orderContactInput = z.object({
  clientSecret: token(maxLength.secret),
  name: optionalLine(longestName),
  phone: optionalPhone().check(z.refine((text) => text === '' || /\d/.test(text), 'invalid_phone')),
  locale,
});

const intentLines = z.object({
  amount: z
    .number({ error: missingOr('invalid_type') })
    .check(z.gt(0, { error: 'not_positive', abort: true })),
  packageId: z.optional(token(maxLength.packageId)),
  requestId: z.optional(storedToken(maxLength.requestId)),
  key: z.optional(token(maxLength.secret)),
  language: languageField('invalid_language'),
  country: clearableLine(2),
  postalCode: clearableLine(longestTypedCode, plainLine),
  company: clearableLine(longestName),
  vatNumber: clearableLine(maxLength.taxNumber, plainLine),
  email: clearableLine(longestEmail, plainEmail),
  buyer: z.optional(z.nullable(z.enum(['self', 'company'], 'invalid_type'))),
  nif: clearableLine(maxLength.taxNumber, plainLine),
  street: clearableLine(maxLength.street),
  city: clearableLine(maxLength.city),
  method: clearableLine(maxLength.secret),
});

/** A Portuguese postal code, its halves parted in any way. */
const wholeCode = /(?<!\d)(\d{4})[\s\p{Pd}\u2212._/]*(\d{3})(?!\d)/gu;

/**
 * Returns a postal code as it is kept: of Portugal, `1250-096` however it was spaced, without the town
 * behind it; of other countries, or where that is not known, as it was typed.
 */
export function plainPostalCode(text: string, country: string | null): string {
  if (country === 'PT') {
    // The town may stand on either side, with what belongs to it.
    const [found, ...others] = [...asciiDigits(text).matchAll(wholeCode)];
    if (found && others.length === 0) return `${found[1]}-${found[2]}`;
  }
  const [, first, second, town] =
    /^(?:PT?[\s-]*)?(\d{4})(?:[\s\p{Pd}\u2212.]*(\d{3}))?([\s,]+[\p{L}\s.'-]+)?$/iu.exec(text) ??
    [];
  if (first === undefined || (country !== null && country !== 'PT')) return text;
  if (second !== undefined) return `${first}-${second}`;
  return country === 'PT' || town === undefined ? first : text;
}

/** Whether a text is a Portuguese postal code, whole or its first half. */
export function isPortuguesePostalCode(text: string): boolean {
  return /^\d{4}(-?\d{3})?$/.test(text);
}

/** A Portuguese tax number as typed, with or without its prefix; null if it is none. */
function nifOf(vatNumber: string | null): string | null {
  return vatNumber?.startsWith('PT') ? vatNumber.slice(2) : null;
}

/** What says who buys. */
const buyerLines = [
  ...(['buyer', 'country', 'postalCode', 'company', 'vatNumber'] as const),
  ...(['nif', 'street', 'city'] as const),
];

/**
 * Body of `POST /api/create-payment-intent`, for a package or a request with its `key`. `amount`, in euros,
 * is checked and never charged. Without any word of who buys it is a consumer on the mainland; a company,
 * or whoever names one or a VAT number, needs what its invoice needs. `method` is the provider's token of
 * the card, whose country it is asked for. Tax numbers are normalized; an absent `nif` keeps the stored one.
 */
export const createIntentInput = z
  .pipe(
    intentLines,
    z.transform((lines) => {
      const { country: given, vatNumber: typed, nif, buyer, ...rest } = lines;
      const named = given?.toUpperCase() ?? null;
      const vatNumber = typed ? plainVatNumber(typed, named) : null;
      const company = rest.company ?? null;
      const isCompany = buyer === 'company' || company !== null || vatNumber !== null;
      const seat = named ?? (vatNumber === null ? null : countryOfVatNumber(vatNumber));
      return {
        ...rest,
        packageId: rest.packageId ?? '',
        requestId: rest.requestId ?? null,
        key: rest.key ?? '',
        /** Whether anything was said of the buyer. */
        saysBuyer: buyerLines.some((line) => lines[line] !== undefined),
        company,
        vatNumber,
        isCompany,
        country: seat ?? (isCompany ? 'PT' : null),
        nif: (nif ? plainNif(nif) : nif) ?? (isCompany ? nifOf(vatNumber) : nif),
        postalCode: rest.postalCode ? plainPostalCode(rest.postalCode, seat ?? 'PT') : null,
        street: rest.street ?? null,
        city: rest.city ?? null,
        email: rest.email ?? null,
        method: rest.method ?? null,
      };
    }),
  )
  .check(({ value, issues }) => {
    const { country, postalCode, vatNumber, nif, email, isCompany } = value;
    const isNumber = vatNumber === null || isVatNumber(vatNumber);
    const wrong = {
      country: country !== null && !isCountry(country) && codes.country,
      postalCode:
        (isTooLong(postalCode) && 'too_long') ||
        ((country ?? 'PT') === 'PT' &&
          postalCode !== null &&
          !isPortuguesePostalCode(postalCode) &&
          codes.postalCode),
      vatNumber:
        (!isNumber && codes.vatNumber) ||
        (vatNumber !== null &&
          country !== null &&
          namesOtherCountry(vatNumber, country) &&
          'vat_country_differs'),
      nif: nif && !isNif(nif) && codes.nif,
      email: email !== null && !emailPattern.test(email) && codes.email,
    };
    const needed = value.requestId === null ? ('packageId' as const) : ('key' as const);
    const unnamed = value[needed] === '' ? [needed] : [];
    const ofCompany = isCompany ? missingOfCompany({ ...value, nif: nif ?? null }) : [];
    const missing = [...unnamed, ...ofCompany];
    for (const field of missing)
      issues.push({ code: 'custom', path: [field], message: 'required', input: value });
    for (const [field, code] of Object.entries(wrong))
      if (code) issues.push({ code: 'custom', path: [field], message: code, input: value });
  });
export type CreateIntentInput = z.infer<typeof createIntentInput>;

import * as z from 'zod/mini';
import { emailPattern } from '#core/email-address.ts';
import { hasNoNul, languageField, missingOr, singleLine, token } from '#core/fields.ts';
import { longestEmail, longestName } from '#core/longest-text.ts';
import { isNif, plainNif } from '#core/nif.ts';
import {
  countryOfVatNumber,
  isVatNumber,
  namesOtherCountry,
  plainVatNumber,
} from './vat-number.ts';

/** The maximum lengths of texts that only these calls have, in UTF-16 code units. */
const maxLength = { packageId: 200, taxNumber: 40, postalCode: 16, secret: 300 } as const;

/** An id or secret of the payment provider. */
function providerToken() {
  return token(maxLength.secret).check(z.refine(hasNoNul, 'invalid_type'));
}

/** Body of `POST /api/payments/look`: the payment as in the return URL. */
export const checkPaymentInput = z.object({
  payment: providerToken(),
  clientSecret: providerToken(),
});
export type CheckPaymentInput = z.infer<typeof checkPaymentInput>;

/** One line; null if it is empty, undefined if it is absent. */
function clearableLine(maximum: number) {
  return z.pipe(
    z
      .optional(z.nullable(z.string('invalid_type')))
      .check(z.refine((text) => (text?.length ?? 0) <= maximum, 'too_long')),
    z.transform((text) => (text === undefined ? undefined : singleLine(text ?? '') || null)),
  );
}

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Returns whether a code is that of a country (ISO 3166-1 alpha-2). */
function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && regionNames.of(code) !== undefined;
}

const codes = {
  email: 'invalid_email',
  nif: 'invalid_nif',
  vatNumber: 'invalid_vat_number',
  country: 'invalid_country',
} as const;

const billingLines = z.object({
  clientSecret: token(maxLength.secret),
  amount: z.optional(z.number('invalid_type')),
  name: clearableLine(longestName),
  email: clearableLine(longestEmail),
  company: clearableLine(longestName),
  nif: clearableLine(maxLength.taxNumber),
  vatNumber: clearableLine(maxLength.taxNumber),
  country: clearableLine(2),
});

/**
 * Body of `PUT /api/orders/:orderId/billing`. All fields but the secret are optional: an empty one
 * clears the stored value, an absent one keeps it. `amount` is what the page shows, in euros. Tax numbers are normalised. Messages are codes.
 */
export const billingInput = z
  .pipe(
    billingLines,
    z.transform(({ nif, vatNumber, country: given, ...rest }) => {
      const country = given?.toUpperCase() ?? given;
      return {
        ...rest,
        country,
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
  });
export type BillingInput = z.infer<typeof billingInput>;

const intentLines = z.object({
  amount: z
    .number({ error: missingOr('invalid_type') })
    .check(z.gt(0, { error: 'not_positive', abort: true })),
  packageId: token(maxLength.packageId),
  language: languageField('invalid_language'),
  country: clearableLine(2),
  postalCode: clearableLine(maxLength.postalCode),
  company: clearableLine(longestName),
  vatNumber: clearableLine(maxLength.taxNumber),
  email: clearableLine(longestEmail),
});

/** A Portuguese postal code, whole or its first half. */
const portuguesePostalCode = /^\d{4}(-?\d{3})?$/;

/**
 * Body of `POST /api/create-payment-intent`. `amount`, in euros, is checked and never charged. Who buys
 * is optional: null is a consumer on the mainland. The VAT number is normalized.
 */
export const createIntentInput = z
  .pipe(
    intentLines,
    z.transform(({ country: given, vatNumber, ...rest }) => {
      const country = given?.toUpperCase() ?? null;
      return {
        ...rest,
        country,
        postalCode: rest.postalCode ?? null,
        company: rest.company ?? null,
        vatNumber: vatNumber ? plainVatNumber(vatNumber, country) : null,
        email: rest.email ?? null,
      };
    }),
  )
  .check(({ value, issues }) => {
    const { country, postalCode, vatNumber, email } = value;
    const isNumber = vatNumber === null || isVatNumber(vatNumber);
    const seat = country ?? (vatNumber === null ? null : countryOfVatNumber(vatNumber)) ?? 'PT';
    const wrong = {
      country: country !== null && !isCountry(country) && codes.country,
      postalCode:
        seat === 'PT' &&
        postalCode !== null &&
        !portuguesePostalCode.test(postalCode) &&
        'invalid_postal_code',
      vatNumber:
        (!isNumber && codes.vatNumber) ||
        (vatNumber !== null &&
          country !== null &&
          namesOtherCountry(vatNumber, country) &&
          'vat_country_differs'),
      email: email !== null && !emailPattern.test(email) && codes.email,
    };
    for (const [field, code] of Object.entries(wrong))
      if (code) issues.push({ code: 'custom', path: [field], message: code, input: value });
  });
export type CreateIntentInput = z.infer<typeof createIntentInput>;

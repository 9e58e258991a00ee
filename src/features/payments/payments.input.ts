import * as z from 'zod/mini';
import { emailPattern } from '#core/email-address.ts';
import { isLookable, languageField, missingOr, singleLine, token } from '#core/fields.ts';
import { longestEmail, longestName } from '#core/longest-text.ts';
import { isNif, plainNif } from './nif.ts';
import { isVatNumber, plainVatNumber } from './vat-number.ts';

/** Longest texts that only these calls take, in UTF-16 units. */
const longest = { packageId: 200, taxNumber: 40, secret: 300 } as const;

/** A name or secret of the provider's, to be looked up. */
function lookable() {
  return token(longest.secret).check(z.refine(isLookable, 'invalid_type'));
}

/** Body of `POST /api/create-payment-intent`. `amount`, in euros, is checked and never charged. */
export const createIntentInput = z.object({
  amount: z
    .number({ error: missingOr('invalid_type') })
    .check(z.gt(0, { error: 'not_positive', abort: true })),
  packageId: token(longest.packageId),
  language: languageField('invalid_language'),
});
export type CreateIntentInput = z.infer<typeof createIntentInput>;

/** Body of `POST /api/payments/look`: the payment as its return address names it. */
export const lookInput = z.object({
  payment: lookable(),
  clientSecret: lookable(),
});
export type LookInput = z.infer<typeof lookInput>;

/** One line as a person sees it; null for an empty one, undefined for none. */
function clearableLine(maximum: number) {
  return z.pipe(
    z
      .optional(z.nullable(z.string('invalid_type')))
      .check(z.refine((text) => (text?.length ?? 0) <= maximum, 'too_long')),
    z.transform((text) => (text === undefined ? undefined : singleLine(text ?? '') || null)),
  );
}

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether two letters are a country (ISO 3166-1). */
function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && regionNames.of(code) !== undefined;
}

const codes = {
  email: 'invalid_email',
  nif: 'invalid_nif',
  vatNumber: 'invalid_vat_number',
  country: 'invalid_country',
} as const;

const lines = z.object({
  clientSecret: token(longest.secret),
  name: clearableLine(longestName),
  email: clearableLine(longestEmail),
  company: clearableLine(longestName),
  nif: clearableLine(longest.taxNumber),
  vatNumber: clearableLine(longest.taxNumber),
  country: clearableLine(2),
});

/**
 * Body of `PUT /api/orders/:orderId/billing`. Every field but the secret is optional: an empty one
 * clears what was given, one that is absent leaves it. Tax numbers come out plain. Messages are codes.
 */
export const billingInput = z
  .pipe(
    lines,
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

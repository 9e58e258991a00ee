import * as z from 'zod/mini';
import { emailPattern } from '#core/email-address.ts';
import { isNif, plainNif } from './nif.ts';
import { isVatNumber, plainVatNumber } from './vat-number.ts';

/** Longest texts that a field takes, in UTF-16 units. 254 is the limit of RFC 5321 for an address. */
export const longest = { name: 200, email: 254, company: 200, taxNumber: 40, secret: 300 } as const;

const invisible = /[\p{Cc}\u2028\u2029]+/gu;

function missingOr(code: string) {
  return ({ input }: { input?: unknown }) => (input === undefined ? 'required' : code);
}

function required(maximum: number) {
  return z
    .string({ error: missingOr('invalid_type') })
    .check(
      z.minLength(1, { error: 'required', abort: true }),
      z.maxLength(maximum, { error: 'too_long', abort: true }),
    );
}

/** A name or secret of the provider's, to be looked up: PostgreSQL refuses a NUL inside a text. */
function lookable() {
  return required(longest.secret).check(z.refine((text) => !text.includes('\0'), 'invalid_type'));
}

const language = z._default(z.enum(['en', 'pt'], 'invalid_language'), 'en');

/** Body of `POST /api/create-payment-intent`. `amount`, in euros, is checked and never charged. */
export const createIntentInput = z.object({
  amount: z
    .number({ error: missingOr('invalid_type') })
    .check(z.gt(0, { error: 'not_positive', abort: true })),
  packageId: required(200),
  language,
});
export type CreateIntentInput = z.infer<typeof createIntentInput>;

/** Body of `POST /api/payments/look`: the payment as its return address names it. */
export const lookInput = z.object({
  payment: lookable(),
  clientSecret: lookable(),
});
export type LookInput = z.infer<typeof lookInput>;

/** One line as a person sees it; null for an empty one, undefined for none. */
function optionalLine(maximum: number) {
  return z.pipe(
    z
      .optional(z.nullable(z.string('invalid_type')))
      .check(z.refine((text) => (text?.length ?? 0) <= maximum, 'too_long')),
    z.transform((text) =>
      text === undefined ? undefined : text?.replace(invisible, ' ').trim() || null,
    ),
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
  clientSecret: required(longest.secret),
  name: optionalLine(longest.name),
  email: optionalLine(longest.email),
  company: optionalLine(longest.company),
  nif: optionalLine(longest.taxNumber),
  vatNumber: optionalLine(longest.taxNumber),
  country: optionalLine(2),
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

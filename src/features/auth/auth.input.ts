import * as z from 'zod/mini';
import {
  email,
  languageField,
  locale,
  missingOr,
  optionalLine,
  requiredLine,
  storedToken,
} from '#core/fields.ts';
import { longestName } from '#core/longest-text.ts';

const longestSecret = 200;

/** Six digits, however they are spaced. */
const code = z.string({ error: missingOr('invalid_type') }).check(
  z.overwrite((text) => text.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, 'invalid_code'),
);

/** Body of `POST /api/sign-in`. Messages are codes. */
export const signInInput = z.object({ email, locale });
export type SignInRequest = z.infer<typeof signInInput>;

/** Body of `POST /api/sign-in/finish`: a request's id with its code, or a link's token. */
export const signInProofInput = z
  .object({
    id: z.optional(storedToken(longestSecret)),
    token: z.optional(storedToken(longestSecret)),
    code: z.optional(code),
    locale,
  })
  .check(
    z.refine(({ id, token: link }) => id !== undefined || link !== undefined, {
      error: 'required',
      path: ['token'],
    }),
    z.refine(({ token: link, code: given }) => link !== undefined || given !== undefined, {
      error: 'required',
      path: ['code'],
    }),
  );
export type SignInProof = z.infer<typeof signInProofInput>;

/** What an authenticator answers, as WebAuthn's `toJSON` writes it; the library checks the rest. */
const passkeyResponse = z.looseObject({
  id: storedToken(2000),
  response: z.looseObject({ clientDataJSON: z.string('invalid_type') }),
});
export type PasskeyResponse = z.infer<typeof passkeyResponse>;

/** Body of `POST /api/sign-in/passkey/finish`. */
export const passkeyProofInput = z.object({ response: passkeyResponse, locale });

/** Body of `POST /api/passkeys/register`. */
export const newPasskeyInput = z.object({
  response: passkeyResponse,
  name: optionalLine(100),
  locale,
});

/** Body of `POST /api/sign-in/first`: who becomes the first owner. */
export const firstOwnerInput = z.object({
  token: storedToken(longestSecret),
  name: requiredLine(longestName),
  email,
  locale,
});
export type FirstOwnerInput = z.infer<typeof firstOwnerInput>;

const role = z.enum(['owner', 'staff', 'bookkeeper'], 'invalid_role');

/** Body of `POST /api/admin/staff`. */
export const newStaffInput = z.object({
  name: requiredLine(longestName),
  email,
  role,
  language: languageField('invalid_locale'),
});
export type NewStaffInput = z.infer<typeof newStaffInput>;

/** Body of `PUT /api/admin/settings/language`. */
export const ownLanguageInput = z.object({ language: z.enum(['en', 'pt'], 'invalid_locale') });

/** Body of `PATCH /api/admin/staff/:id`. */
export const roleInput = z.object({ role });

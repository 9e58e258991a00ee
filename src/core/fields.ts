import * as z from 'zod/mini';
import { emailPattern } from './email-address.ts';
import { longestEmail } from './longest-text.ts';

// Browsers load this file with their forms. Calls marked as pure are left out of a browser's build
// where only the server uses their result.

export const controlCharacters = /[\p{Cc}\u2028\u2029]+/gu;

/** One line as a person sees it: line breaks and control characters become a space. */
export function singleLine(text: string): string {
  return text.replace(controlCharacters, ' ').trim();
}

/** The error of a value that is absent, `required`, or of another type. */
export function missingOr(code: string) {
  return ({ input }: { input?: unknown }) => (input === undefined ? 'required' : code);
}

/** A text that is not empty; its code is `required`. */
export const notEmpty = z.minLength(1, { error: 'required', abort: true });

/** A text of at most `maximum` UTF-16 units. */
export function atMost(maximum: number, code: string) {
  return z.maxLength(maximum, { error: code, abort: true });
}

/** One line, which may be empty. Codes: `required` when absent, `invalid_type`, `too_long`. */
export function line(maximum: number) {
  return z
    .string({ error: missingOr('invalid_type') })
    .check(z.overwrite(singleLine), atMost(maximum, 'too_long'));
}

/** One line that is not empty. */
export function requiredLine(maximum: number) {
  return line(maximum).check(notEmpty);
}

/** One line that may be left out; then it is empty. */
export function optionalLine(maximum: number) {
  return z._default(line(maximum), '');
}

/** An address that can be written to; its own code is `invalid_email`. */
export const email = requiredLine(longestEmail).check(z.regex(emailPattern, 'invalid_email'));

/** A language of the site, `en` when absent; another one is refused by `code`. */
export function languageField(code: string) {
  return z._default(z.enum(['en', 'pt'], code), 'en');
}

/** The language that a form was shown in. */
export const locale = /* @__PURE__ */ languageField('invalid_locale');

/** A field hidden from people, and when the form was opened: programs give themselves away by both. */
export const honeypot = {
  website: z.optional(z.string('invalid_type')),
  openedAt: z.optional(z.union([z.string(), z.number()], 'invalid_type')),
};

/** An identifier or secret exactly as it was issued: not trimmed, not empty. */
export function token(maximum: number) {
  return z
    .string({ error: missingOr('invalid_type') })
    .check(notEmpty, atMost(maximum, 'too_long'));
}

/** Whether a text can be looked up: PostgreSQL refuses a NUL inside a text. */
export function isLookable(text: string): boolean {
  return !text.includes('\0');
}

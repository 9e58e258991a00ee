import * as z from 'zod/mini';
import { emailPattern, plainAddress } from './email-address.ts';
import { longestEmail, longestPhone } from './longest-text.ts';

// Browsers load this file with their forms. Calls marked as pure are dropped from the browser's
// build where only the server uses their result.

export const controlCharacters = /[\p{Cc}\u2028\u2029]+/gu;

/** Characters that nobody sees: marks of direction, joiners, soft hyphens, empty letters. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text of nothing that can be seen is empty. Elsewhere unseen characters stay: some scripts need them. */
function emptyIfUnseen(text: string): string {
  return text.replace(unseen, '').trim() === '' ? '' : text;
}

/** Halves of characters, which no database stores: each becomes U+FFFD, as the engines would write it. */
const halves = /\p{Surrogate}/gu;

/** Returns a text whose every character is whole. */
export function wholeCharacters(text: string): string {
  return text.replace(halves, '\ufffd');
}

/** Trims a text to one line: line breaks and control characters become a space. */
export function singleLine(text: string): string {
  return emptyIfUnseen(wholeCharacters(text).replace(controlCharacters, ' ').trim());
}

/** The same for what has no use for unseen characters, which come along when it is copied from a page. */
export function plainLine(text: string): string {
  return singleLine(text.replace(unseen, ''));
}

const lineEnd = /\r\n?|[\u0085\u2028\u2029]/g;

/** Trims a text of several lines: `\n` line ends, spaces for tabs, no other control characters. */
export function multipleLines(text: string): string {
  const lines = wholeCharacters(text).replace(lineEnd, '\n').replaceAll('\t', '  ').split('\n');
  const clean = lines.map((line) => line.replace(controlCharacters, '')).join('\n');
  return emptyIfUnseen(clean.trim());
}

/** Returns the error of a wrong value: `required` when it is absent, `code` when its type is wrong. */
export function missingOr(code: string) {
  return ({ input }: { input?: unknown }) => (input === undefined ? 'required' : code);
}

/** Checks that a text is not empty; code `required`. */
export const notEmpty = z.minLength(1, { error: 'required', abort: true });

/** Checks that a text has at most `maximum` UTF-16 code units. */
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

/** One line that may be absent; then it is empty. */
export function optionalLine(maximum: number) {
  return z._default(line(maximum), '');
}

/** A text of several lines that may be absent; then it is empty. */
export function optionalLines(maximum: number) {
  const text = z
    .string({ error: missingOr('invalid_type') })
    .check(z.overwrite(multipleLines), atMost(maximum, 'too_long'));
  return z._default(text, '');
}

/** A mail address as it is stored: of one spelling of its signs, without what nobody sees. */
export function plainEmail(text: string): string {
  return plainAddress(plainLine(text));
}

/** A mail address. Codes: those of a required line, and `invalid_email`. */
export const email = z
  .string({ error: missingOr('invalid_type') })
  .check(
    z.overwrite(plainEmail),
    atMost(longestEmail, 'too_long'),
    notEmpty,
    z.regex(emailPattern, 'invalid_email'),
  );

/** A mail address that may be absent. Codes: `invalid_type`, `too_long`, `invalid_email`. */
export function optionalEmail() {
  return z._default(
    z.string('invalid_type').check(
      z.overwrite(plainEmail),
      atMost(longestEmail, 'too_long'),
      z.refine((text) => text === '' || emailPattern.test(text), 'invalid_email'),
    ),
    '',
  );
}

/** A telephone number, which may be empty. */
export function phoneLine() {
  return z
    .string({ error: missingOr('invalid_type') })
    .check(z.overwrite(plainLine), atMost(longestPhone, 'too_long'));
}

/** A telephone number that may be absent; then it is empty. */
export function optionalPhone() {
  return z._default(phoneLine(), '');
}

/** A language of the site, `en` when absent; `code` for any other value. */
export function languageField(code: string) {
  return z._default(z.enum(['en', 'pt'], code), 'en');
}

/** The language that a form was shown in. */
export const locale = /* @__PURE__ */ languageField('invalid_locale');

/** A hidden field that only bots fill in, and when the form was opened, since bots send too fast. */
export const honeypot = {
  website: z.optional(z.string('invalid_type')),
  openedAt: z.optional(z.union([z.string(), z.number()], 'invalid_type')),
};

/** Returns whether a text is safe in a query: PostgreSQL refuses a NUL inside a text. */
export function hasNoNul(text: string): boolean {
  return !text.includes('\0');
}

/** An identifier or secret exactly as it was issued: not trimmed, not empty. */
export function token(maximum: number) {
  return z
    .string({ error: missingOr('invalid_type') })
    .check(notEmpty, atMost(maximum, 'too_long'));
}

/** The same, where the database is asked for it as it is. */
export function storedToken(maximum: number) {
  return token(maximum).check(z.refine(hasNoNul, 'invalid_type'));
}

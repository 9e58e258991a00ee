import * as z from 'zod/mini';
import { emailPattern } from '#core/email-address.ts';

/** Fewest characters of a message; spaces around it do not count. */
export const shortestMessage = 10;

/** Longest texts that a field takes, in UTF-16 units. 254 is the limit of RFC 5321 for an address. */
export const longest = {
  name: 200,
  businessName: 200,
  email: 254,
  phone: 50,
  message: 5000,
} as const;

const invisible = /[\p{Cc}\u2028\u2029]+/gu;
const lineEnd = /\r\n?|[\u0085\u2028\u2029]/g;

/** One line as a person sees it: line breaks and control characters become a space. */
function singleLine(text: string): string {
  return text.replace(invisible, ' ').trim();
}

/** Lines end in `\n`; other control characters go, tabs become spaces. */
function manyLines(text: string): string {
  const lines = text.replace(lineEnd, '\n').replaceAll('\t', '  ').split('\n');
  return lines
    .map((line) => line.replace(invisible, ''))
    .join('\n')
    .trim();
}

function missingOr(code: string) {
  return ({ input }: { input?: unknown }) => (input === undefined ? 'required' : code);
}

function line(maximum: number) {
  return z
    .string({ error: missingOr('invalid_type') })
    .check(z.overwrite(singleLine), z.maxLength(maximum, { error: 'too_long', abort: true }));
}

const required = z.minLength(1, { error: 'required', abort: true });

const fields = {
  name: line(longest.name).check(required),
  businessName: z._default(line(longest.businessName), ''),
  email: line(longest.email).check(required, z.regex(emailPattern, 'invalid_email')),
  phone: z._default(line(longest.phone), ''),
  message: z
    .string({ error: missingOr('invalid_type') })
    .check(
      z.overwrite(manyLines),
      z.minLength(shortestMessage, { error: 'too_short', abort: true }),
      z.maxLength(longest.message, 'too_long'),
    ),
};

/** The five fields of the form. Messages are codes. */
export const contactFormInput = z.object(fields);
export type ContactFormInput = z.infer<typeof contactFormInput>;

/** Body of `POST /api/contact`. Unknown fields are dropped; messages are codes. */
export const contactInput = z.object({
  ...fields,
  locale: z._default(z.enum(['en', 'pt'], 'invalid_locale'), 'en'),
  website: z.optional(z.string('invalid_type')),
  openedAt: z.optional(z.union([z.string(), z.number()], 'invalid_type')),
});
export type ContactInput = z.infer<typeof contactInput>;
/** The body as a sender writes it, before defaults. */
export type ContactRequest = z.input<typeof contactInput>;

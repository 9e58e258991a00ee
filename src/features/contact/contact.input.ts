import * as z from 'zod/mini';
import {
  email,
  honeypot,
  locale,
  missingOr,
  multipleLines,
  optionalLine,
  requiredLine,
} from '#core/fields.ts';
import { longestName, longestPhone } from '#core/longest-text.ts';
import { aboutField } from '#features/topics/topics.input.ts';

/** The minimum length of a message without surrounding spaces. */
const shortestMessage = 10;
const longestMessage = 5000;

/**
 * The fields, in the order in which the form and the mail to the company show them. The type-check
 * or a test names each place where a new one still lacks its label or its column.
 */
const fields = {
  name: requiredLine(longestName),
  businessName: optionalLine(longestName),
  email,
  phone: optionalLine(longestPhone),
  message: z
    .string({ error: missingOr('invalid_type') })
    .check(
      z.overwrite(multipleLines),
      z.minLength(shortestMessage, { error: 'too_short', abort: true }),
      z.maxLength(longestMessage, 'too_long'),
    ),
};

export type ContactField = keyof typeof fields;
export const contactFields = Object.keys(fields) as ContactField[];

/** The fields of the form. Messages are codes. */
export const contactFormInput = z.object(fields);
export type ContactFormInput = z.infer<typeof contactFormInput>;

function contactBody() {
  return z.object({ ...fields, about: aboutField, locale, ...honeypot });
}

/** Body of `POST /api/contact`. Unknown fields are dropped; messages are codes. */
export const contactInput = /* @__PURE__ */ contactBody();
export type ContactInput = z.infer<typeof contactInput>;
/** The body as clients send it, before defaults. */
export type ContactRequest = z.input<typeof contactInput>;

import * as z from 'zod/mini';
import {
  email,
  honeypot,
  locale,
  missingOr,
  multipleLines,
  optionalLine,
  optionalPhone,
  requiredLine,
} from '#core/fields.ts';
import { longestName } from '#core/longest-text.ts';
import type { MessageField } from '#features/conversations/message-fields.texts.ts';
import { aboutField } from '#features/topics/topics.input.ts';

/** The minimum length of a message without surrounding spaces. */
const shortestMessage = 10;
const longestMessage = 5000;

/** What each field of the form may hold; their order and their words are in `message-fields.texts.ts`. */
const fields = {
  name: requiredLine(longestName),
  businessName: optionalLine(longestName),
  email,
  phone: optionalPhone(),
  message: z
    .string({ error: missingOr('invalid_type') })
    .check(
      z.overwrite(multipleLines),
      z.minLength(shortestMessage, { error: 'too_short', abort: true }),
      z.maxLength(longestMessage, 'too_long'),
    ),
} satisfies Record<MessageField, unknown>;

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

import * as z from 'zod/mini';
import { isEmailAddress, longest } from './newsletter.ts';

const invisible = /[\p{Cc}\u2028\u2029]+/gu;

/** One line as a person sees it: line breaks and control characters become a space. */
function singleLine(text: string): string {
  return text.replace(invisible, ' ').trim();
}

/** Body of `POST /api/newsletter/subscribe`. Unknown fields are dropped; messages are codes. */
export const subscribeInput = z.object({
  email: z
    .string('invalid_email')
    .check(z.overwrite(singleLine), z.refine(isEmailAddress, 'invalid_email')),
  name: z._default(
    z.nullable(
      z
        .string('invalid_type')
        .check(z.overwrite(singleLine), z.maxLength(longest.name, 'too_long')),
    ),
    '',
  ),
  locale: z._default(z.enum(['en', 'pt'], 'invalid_locale'), 'en'),
  website: z.optional(z.string('invalid_type')),
  openedAt: z.optional(z.union([z.string(), z.number()], 'invalid_type')),
});
export type SubscribeInput = z.infer<typeof subscribeInput>;

/** Body of `POST /api/newsletter/confirm` and `/unsubscribe`. */
export const linkInput = z.object({
  token: z.string('invalid_type').check(z.minLength(1, 'required'), z.maxLength(200, 'too_long')),
  locale: z._default(z.enum(['en', 'pt'], 'invalid_locale'), 'en'),
});
export type LinkInput = z.infer<typeof linkInput>;

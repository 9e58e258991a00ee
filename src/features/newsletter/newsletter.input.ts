import * as z from 'zod/mini';
import { atMost, honeypot, line, locale, notEmpty, singleLine } from '#core/fields.ts';
import { longestName } from '#core/longest-text.ts';
import { isEmailAddress } from './newsletter.ts';

/** Body of `POST /api/newsletter/subscribe`. Unknown fields are dropped; messages are codes. */
export const subscribeInput = z.object({
  // One code for every mistake: the specification has one message for this field.
  email: z
    .string('invalid_email')
    .check(z.overwrite(singleLine), z.refine(isEmailAddress, 'invalid_email')),
  name: z._default(z.nullable(line(longestName)), ''),
  locale,
  ...honeypot,
});
export type SubscribeInput = z.infer<typeof subscribeInput>;

/** Body of `POST /api/newsletter/confirm` and `/unsubscribe`. */
export const linkInput = z.object({
  token: z.string('invalid_type').check(notEmpty, atMost(200, 'too_long')),
  locale,
});
export type LinkInput = z.infer<typeof linkInput>;

import * as z from 'zod/mini';
import { atMost, hasNoNul, honeypot, line, locale, notEmpty, plainLine } from '#core/fields.ts';
import { longestName } from '#core/longest-text.ts';
import { isEmailAddress } from './newsletter.ts';
import { mostTopics } from './wishes.ts';

// One code for every mistake: the specification has one message for this field.
const email = z
  .string('invalid_email')
  .check(z.overwrite(plainLine), z.refine(isEmailAddress, 'invalid_email'));

/** Body of `POST /api/newsletter/subscribe`. Unknown fields are dropped; messages are codes. */
export const subscribeInput = z.object({
  email,
  name: z._default(z.nullable(line(longestName)), ''),
  locale,
  ...honeypot,
});
export type SubscribeInput = z.infer<typeof subscribeInput>;

/** Body of `POST /api/newsletter/confirm`, `/unsubscribe` and `/return`. */
export const linkInput = z.object({
  token: z
    .string('invalid_type')
    .check(notEmpty, atMost(200, 'too_long'), z.refine(hasNoNul, 'invalid_type')),
  locale,
});
export type LinkInput = z.infer<typeof linkInput>;

/** Body of `POST /api/newsletter/wishes`; `topics`: tags of the blog, none for whatever an issue is about. */
export const wishesInput = z.object({
  ...linkInput.shape,
  lessOften: z.boolean('invalid_type'),
  topics: z
    .array(z.string('invalid_type').check(atMost(100, 'too_long')), 'invalid_type')
    .check(z.maxLength(mostTopics, 'too_long')),
});

/** Body of `POST /api/newsletter/new-link`. */
export const newLinkInput = z.object({
  email,
  purpose: z.enum(['confirm', 'unsubscribe'], 'invalid_purpose'),
  locale,
});
export type NewLinkInput = z.infer<typeof newLinkInput>;

import * as z from 'zod/mini';
import { atMost, missingOr, multipleLines, singleLine } from '#core/fields.ts';
import { mostTopics } from '../wishes.ts';
import { archiveChoices, longestBody, longestPreheader, longestSubject } from './campaigns.ts';

const lineOf = (most: number) =>
  z
    .string({ error: missingOr('invalid_type') })
    .check(z.overwrite(singleLine), atMost(most, 'too_long'));
const text = z
  .string({ error: missingOr('invalid_type') })
  .check(z.overwrite(multipleLines), atMost(longestBody, 'too_long'));

/** Body of `POST /api/admin/campaigns`; an empty text is still to be written. */
export const newCampaignInput = z.object({
  subject: lineOf(longestSubject),
  subjectPt: z._default(lineOf(longestSubject), ''),
  preheader: z._default(lineOf(longestPreheader), ''),
  preheaderPt: z._default(lineOf(longestPreheader), ''),
  body: text,
  bodyPt: z._default(text, ''),
});

/** Body of `PUT /api/admin/campaigns/:id/draft`; what is left out stays as it is. */
export const draftInput = z.object({
  subject: z.optional(lineOf(longestSubject)),
  subjectPt: z.optional(lineOf(longestSubject)),
  preheader: z.optional(lineOf(longestPreheader)),
  preheaderPt: z.optional(lineOf(longestPreheader)),
  body: z.optional(text),
  bodyPt: z.optional(text),
});

/** Body of `POST /api/admin/campaigns/from-articles`: one article whole, or several in short. */
export const fromArticlesInput = z.object({
  articles: z
    .array(z.string({ error: missingOr('invalid_type') }).check(atMost(100, 'too_long')), {
      error: missingOr('invalid_type'),
    })
    .check(z.minLength(1, 'none'), z.maxLength(20, 'too_many')),
});

export const testInput = z.object({
  language: z.enum(['en', 'pt'], { error: missingOr('invalid_language') }),
});

/** Body of `PUT /api/admin/campaigns/:id/archive`. */
export const archiveInput = z.object({
  archive: z.enum(archiveChoices, { error: missingOr('invalid_archive') }),
});

/** Body of `PUT /api/admin/campaigns/:id/tags`: tags of the blog; none: it goes to everybody. */
export const tagsInput = z.object({
  tags: z
    .array(z.string({ error: missingOr('invalid_type') }).check(atMost(100, 'too_long')), {
      error: missingOr('invalid_type'),
    })
    .check(z.maxLength(mostTopics, 'too_many_tags')),
});

/** Body of `…/start`. `missing`: what readers of Portuguese get without it. `at`: Lisbon's clock, or an instant. */
export const startInput = z.object({
  missing: z.optional(z.enum(['english', 'skip'], { error: missingOr('invalid_missing') })),
  at: z.optional(
    z
      .string({ error: missingOr('invalid_type') })
      .check(
        z.regex(
          /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?$/,
          'invalid_moment',
        ),
      ),
  ),
});

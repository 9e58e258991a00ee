import * as z from 'zod/mini';
import { missingOr, multipleLines, notEmpty, optionalLine, requiredLine } from '#core/fields.ts';
import { longestName } from '#core/longest-text.ts';

/** As long as a testimonial may be. */
export const longestWords = 2_000;

/** What the form of the page sends. */
export const wordsInput = z.object({
  words: z
    .string({ error: missingOr('invalid_type') })
    .check(z.overwrite(multipleLines), notEmpty, z.maxLength(longestWords, 'too_long')),
  rating: z.enum(['1', '2', '3', '4', '5'], { error: 'required' }),
  name: requiredLine(longestName),
  position: optionalLine(longestName),
  company: optionalLine(longestName),
  consent: z.literal('yes', { error: 'required' }),
});
export type WordsInput = z.infer<typeof wordsInput>;

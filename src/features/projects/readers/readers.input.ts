import * as z from 'zod/mini';
import { email, locale, missingOr, requiredLine } from '#core/fields.ts';
import { longestName } from '#core/longest-text.ts';

/** Body of `POST /api/admin/projects/:id/readers`. Messages are codes. */
export const readerInput = z.object({
  email,
  name: requiredLine(longestName),
  language: z.enum(['en', 'pt'], { error: missingOr('invalid_locale') }),
  locale,
});
export type ReaderInput = z.infer<typeof readerInput>;

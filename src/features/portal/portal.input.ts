import * as z from 'zod/mini';
import { locale, missingOr, multipleLines } from '#core/fields.ts';

const longestMessage = 5000;

/** Body of `POST /api/portal/projects/:id/messages`. Messages are codes. */
export const portalMessageInput = z.object({
  text: z
    .string({ error: missingOr('invalid_type') })
    .check(
      z.overwrite(multipleLines),
      z.minLength(1, { error: 'required', abort: true }),
      z.maxLength(longestMessage, 'too_long'),
    ),
  locale,
});

import * as z from 'zod/mini';
import { locale, multipleLines } from '#core/fields.ts';
import { dayField, timeField } from '#features/booking/booking.input.ts';
import { chosenPlaces } from '#features/booking/booking.ts';

const longestWord = 500;

/**
 * Body of `POST /api/admin/orders/:reference/meetings`. `word` is what the client is told; `override`
 * breaks the rules that a first attempt named.
 */
export const orderMeetingInput = z.object({
  date: dayField,
  time: timeField,
  place: z._default(z.enum(['', ...chosenPlaces], 'invalid_place'), ''),
  word: z._default(
    z
      .string('invalid_type')
      .check(z.overwrite(multipleLines), z.maxLength(longestWord, 'too_long')),
    '',
  ),
  override: z._default(z.boolean('invalid_type'), false),
  locale,
});

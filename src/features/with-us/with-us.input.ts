import * as z from 'zod/mini';
import {
  email,
  honeypot,
  languageField,
  locale,
  missingOr,
  multipleLines,
  optionalLine,
  optionalPhone,
} from '#core/fields.ts';
import { longestName } from '#core/longest-text.ts';
import { dayField, timeField } from '#features/booking/booking.input.ts';
import { chosenPlaces } from '#features/booking/booking.ts';

const longestMessage = 5000;
const longestReference = 40;
const longestId = 100;

const phone = optionalPhone().check(
  z.refine((text) => text === '' || /\d/.test(text), 'invalid_phone'),
);

/** Body of `POST /api/with-us`. Messages are codes. */
export const askInput = z.object({ email, locale: languageField('invalid_locale'), ...honeypot });
export type AskInput = z.infer<typeof askInput>;

/**
 * Body of `POST /api/with-us/:token/meetings`: the start of a slot. `order` is the reference of an order,
 * by default the one that the link is about, or the oldest with a meeting left.
 */
export const meetingInput = z.object({
  date: dayField,
  time: timeField,
  place: z._default(z.enum(['', ...chosenPlaces], 'invalid_place'), ''),
  order: optionalLine(longestReference),
  locale,
});
export type MeetingInput = z.infer<typeof meetingInput>;

/** Body of `POST /api/with-us/:token/messages`. */
export const messageInput = z.object({
  text: z
    .string({ error: missingOr('invalid_type') })
    .check(
      z.overwrite(multipleLines),
      z.minLength(1, { error: 'required', abort: true }),
      z.maxLength(longestMessage, 'too_long'),
    ),
  /** The project that it is about; empty for anything else. */
  project: optionalLine(longestId),
  locale,
});

/** Body of `POST /api/with-us/:token/contact`: how the client is called, and where. */
export const contactDetailsInput = z.object({
  name: optionalLine(longestName),
  phone,
  order: optionalLine(longestReference),
  locale,
});

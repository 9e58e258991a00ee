import * as z from 'zod/mini';
import { contactKey } from '#core/contact-key.ts';
import {
  hasNoNul,
  languageField,
  locale,
  multipleLines,
  optionalEmail,
  optionalLine,
  optionalPhone,
  requiredLine,
} from '#core/fields.ts';
import { longestName } from '#core/longest-text.ts';
import { companyZone } from '#core/zoned-time.ts';
import { callFields, dayField, timeField, zone } from '../booking.input.ts';

export const longestWord = 500;

/** What staff tell the client in the mail about a change; may be empty. */
const word = z._default(
  z.string('invalid_type').check(z.overwrite(multipleLines), z.maxLength(longestWord, 'too_long')),
  '',
);

const slot = {
  date: dayField,
  time: timeField,
  /** Whether to break the rules that a first attempt named. */
  override: z._default(z.boolean('invalid_type'), false),
};

/** Body of `POST /api/admin/bookings`: staff book for somebody, in whose language the mails are. */
export const bookForInput = z
  .object({
    name: requiredLine(longestName),
    /** May be empty where there is a telephone number: then nothing is mailed. */
    email: optionalEmail(),
    company: optionalLine(longestName),
    phone: optionalPhone(),
    language: languageField('invalid_locale'),
    timeZone: z._default(zone, companyZone),
    ...callFields(),
    ...slot,
    word,
    locale,
  })
  .check(({ value: { email, place, phone }, issues }) => {
    if (contactKey({ email, phone }) === '')
      issues.push({ code: 'custom', path: ['email'], message: 'required', input: email });
    if (place === 'phone' && phone === '')
      issues.push({ code: 'custom', path: ['phone'], message: 'required_to_call', input: phone });
  });
export type BookForInput = z.infer<typeof bookForInput>;

/** Body of `POST /api/admin/bookings/:id/move`. */
export const moveForInput = z.object({ ...slot, word, locale });
export type MoveForInput = z.infer<typeof moveForInput>;

/** Body of `POST /api/admin/bookings/:id/cancel`. */
export const cancelForInput = z.object({ word, locale });

/** Body of `POST /api/admin/bookings/:id/no-show`; false takes it back. */
export const noShowInput = z.object({
  noShow: z._default(z.boolean('invalid_type'), true),
  locale,
});

const searchText = z.optional(z.string().check(z.maxLength(200), z.refine(hasNoNul)));
const day = z.optional(dayField);

/** What `GET /api/admin/bookings` lists, but for the page; days are Lisbon's, both inclusive. */
export const bookingListQuery = {
  state: z._default(z.enum(['upcoming', 'past', 'cancelled', 'no-show', 'all']), 'upcoming'),
  from: day,
  to: day,
  q: searchText,
};

import * as z from 'zod/mini';
import { daysBetween, isRealDay } from '#core/calendar-day.ts';
import {
  email,
  honeypot,
  locale,
  missingOr,
  notEmpty,
  optionalLine,
  phoneLine,
  requiredLine,
} from '#core/fields.ts';
import { longestName } from '#core/longest-text.ts';
import { companyZone } from '#core/zoned-time.ts';
import { aboutField } from '#features/topics/topics.input.ts';
import { chosenPlaces, isSlotTime, type OfferedRules, zoneOrDefault } from './booking.ts';
import { type Answers, answerFields } from './questions.ts';

const details = {
  name: requiredLine(longestName),
  email,
  company: requiredLine(longestName),
  phone: phoneLine().check(notEmpty),
};

const requiredText = z.string({ error: missingOr('invalid_type') });

export const dayField = /* @__PURE__ */ requiredText.check(
  z.trim(),
  notEmpty,
  z.refine(isRealDay, { error: 'invalid_date', abort: true }),
);

export const timeField = /* @__PURE__ */ z
  .string({
    error: ({ input }) => (input === undefined || input === '' ? 'required' : 'invalid_time'),
  })
  .check(notEmpty, z.refine(isSlotTime, { error: 'invalid_time', abort: true }));

export const zone = /* @__PURE__ */ z.string('invalid_type').check(z.overwrite(zoneOrDefault));

/** The company, where the owner's rules leave it to the visitor. */
const optionalCompany = { company: optionalLine(longestName) };

/** The four fields of the form; the day and the time are chosen outside of it. Messages are codes. */
export const bookingFormInput = z.object(details);
export type BookingFormInput = z.infer<typeof bookingFormInput>;

const openFormInput = /* @__PURE__ */ z.object({ ...details, ...optionalCompany });

/** The form by the owner's rules. */
export function bookingFormFor({ companyOptional }: Pick<OfferedRules, 'companyOptional'>) {
  return companyOptional ? openFormInput : bookingFormInput;
}

/**
 * The optional fields about the call. `place`: by video or phone, empty for no preference; `about`:
 * a record such as `service:ecommerce`, ignored if it is unknown; and the answers to `questions.ts`.
 */
export function callFields() {
  return {
    place: z._default(z.enum(['', ...chosenPlaces], 'invalid_place'), ''),
    about: aboutField,
    ...answerFields(),
  };
}

function bookingBody() {
  const slot = { date: dayField, time: timeField };
  const timeZone = z._default(zone, companyZone);
  return z.object({ ...details, ...slot, ...callFields(), locale, timeZone, ...honeypot });
}

/** Body of `POST /api/bookings`. Unknown fields are dropped; messages are codes. */
export const bookingInput = /* @__PURE__ */ bookingBody();

const openInput = /* @__PURE__ */ z.extend(bookingInput, optionalCompany);

/** The same by the owner's rules. */
export function bookingInputFor({ companyOptional }: { companyOptional: boolean }) {
  return companyOptional ? openInput : bookingInput;
}
export type BookingInput = z.infer<typeof bookingInput>;
/** What was chosen about the call, as it is stored. */
export type CallChoice = Pick<BookingInput, 'place' | 'about'> & Answers;
/** The body as clients send it, before defaults. */
export type BookingRequest = z.input<typeof bookingInput>;

/** Body of `POST /api/bookings/manage/:token/move`; without a zone the booking's stays. */
export const moveInput = /* @__PURE__ */ z.object({
  date: dayField,
  time: timeField,
  locale,
  timeZone: z.optional(zone),
});
export type MoveInput = z.infer<typeof moveInput>;
export type MoveRequest = z.input<typeof moveInput>;

/** The maximum days of one call: the longest horizon that an owner can set, and a few more. */
export const maxDays = 190;

/** Query of `GET /api/bookings/availability`: the first and the last day, both inclusive. */
export const availabilityInput = /* @__PURE__ */ z
  .object({ from: dayField, to: dayField })
  .check(({ value, issues }) => {
    const days = daysBetween(value.from, value.to) + 1;
    const message = days < 1 ? 'before_from' : 'too_many_days';
    if (days < 1 || days > maxDays)
      issues.push({ code: 'custom', path: ['to'], message, input: value.to });
  });

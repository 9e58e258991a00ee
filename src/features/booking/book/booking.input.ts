import * as z from 'zod/mini';
import { email, honeypot, locale, missingOr, notEmpty, requiredLine } from '#core/fields.ts';
import { longestName, longestPhone } from '#core/longest-text.ts';
import { companyZone, isSlotTime, knownZone } from '../booking.ts';
import { daysBetween, isRealDay } from '../calendar-day.ts';

const details = {
  name: requiredLine(longestName),
  email,
  company: requiredLine(longestName),
  phone: requiredLine(longestPhone),
};

const chosen = z.string({ error: missingOr('invalid_type') });

const dayField = /* @__PURE__ */ chosen.check(
  z.trim(),
  notEmpty,
  z.refine(isRealDay, { error: 'invalid_date', abort: true }),
);

const timeField = /* @__PURE__ */ z
  .string({
    error: ({ input }) => (input === undefined || input === '' ? 'required' : 'invalid_time'),
  })
  .check(notEmpty, z.refine(isSlotTime, { error: 'invalid_time', abort: true }));

const zone = /* @__PURE__ */ z.string('invalid_type').check(z.overwrite(knownZone));

/** The four fields of the form; day and time are asked for before it. Messages are codes. */
export const bookingFormInput = z.object(details);
export type BookingFormInput = z.infer<typeof bookingFormInput>;

function bookingBody() {
  const slot = { date: dayField, time: timeField };
  const timeZone = z._default(zone, companyZone);
  return z.object({ ...details, ...slot, locale, timeZone, ...honeypot });
}

/** Body of `POST /api/bookings`. Unknown fields are dropped; messages are codes. */
export const bookingInput = /* @__PURE__ */ bookingBody();
export type BookingInput = z.infer<typeof bookingInput>;
/** The body as a sender writes it, before defaults. */
export type BookingRequest = z.input<typeof bookingInput>;

/** Body of `POST /api/bookings/manage/:token/move`; without a zone the booking keeps its own. */
export const moveInput = /* @__PURE__ */ z.object({
  date: dayField,
  time: timeField,
  locale,
  timeZone: z.optional(zone),
});
export type MoveInput = z.infer<typeof moveInput>;
export type MoveRequest = z.input<typeof moveInput>;

/** The most days that one call lists: the longest horizon an owner can set, and a few more. */
export const mostDays = 190;

/** Query of `GET /api/bookings/availability`: two days, at most 190 with both included. */
export const availabilityInput = /* @__PURE__ */ z
  .object({ from: dayField, to: dayField })
  .check(({ value, issues }) => {
    const days = daysBetween(value.from, value.to) + 1;
    const message = days < 1 ? 'before_from' : 'too_many_days';
    if (days < 1 || days > mostDays)
      issues.push({ code: 'custom', path: ['to'], message, input: value.to });
  });

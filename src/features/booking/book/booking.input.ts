import * as z from 'zod/mini';
import { emailPattern } from '#core/email-address.ts';
import { companyZone, isSlotTime, knownZone } from '../booking.ts';
import { daysBetween, isRealDay } from '../calendar-day.ts';

/** Longest texts that a field takes, in UTF-16 units. 254 is the limit of RFC 5321 for an address. */
export const longest = { name: 200, email: 254, company: 200, phone: 50 } as const;

const invisible = /[\p{Cc}\u2028\u2029]+/gu;

/** One line as a person sees it: line breaks and control characters become a space. */
function singleLine(text: string): string {
  return text.replace(invisible, ' ').trim();
}

function missingOr(code: string) {
  return ({ input }: { input?: unknown }) => (input === undefined ? 'required' : code);
}

function requiredLine(maximum: number) {
  return z
    .string({ error: missingOr('invalid_type') })
    .check(
      z.overwrite(singleLine),
      z.minLength(1, { error: 'required', abort: true }),
      z.maxLength(maximum, { error: 'too_long', abort: true }),
    );
}

const details = {
  name: requiredLine(longest.name),
  email: requiredLine(longest.email).check(z.regex(emailPattern, 'invalid_email')),
  company: requiredLine(longest.company),
  phone: requiredLine(longest.phone),
};

const chosen = z.string({ error: missingOr('invalid_type') });

const dayField = chosen.check(
  z.trim(),
  z.minLength(1, { error: 'required', abort: true }),
  z.refine(isRealDay, { error: 'invalid_date', abort: true }),
);

const timeField = z
  .string({
    error: ({ input }) => (input === undefined || input === '' ? 'required' : 'invalid_time'),
  })
  .check(
    z.minLength(1, { error: 'required', abort: true }),
    z.refine(isSlotTime, { error: 'invalid_time', abort: true }),
  );

const locale = z._default(z.enum(['en', 'pt'], 'invalid_locale'), 'en');
const zone = z.string('invalid_type').check(z.overwrite(knownZone));

/** The four fields of the form; day and time are asked for before it. Messages are codes. */
export const bookingFormInput = z.object(details);
export type BookingFormInput = z.infer<typeof bookingFormInput>;

/** Body of `POST /api/bookings`. Unknown fields are dropped; messages are codes. */
export const bookingInput = z.object({
  ...details,
  date: dayField,
  time: timeField,
  locale,
  timeZone: z._default(zone, companyZone),
  website: z.optional(z.string('invalid_type')),
  openedAt: z.optional(z.union([z.string(), z.number()], 'invalid_type')),
});
export type BookingInput = z.infer<typeof bookingInput>;
/** The body as a sender writes it, before defaults. */
export type BookingRequest = z.input<typeof bookingInput>;

/** Body of `POST /api/bookings/manage/:token/move`; without a zone the booking keeps its own. */
export const moveInput = z.object({
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
export const availabilityInput = z
  .object({ from: dayField, to: dayField })
  .check(({ value, issues }) => {
    const days = daysBetween(value.from, value.to) + 1;
    const message = days < 1 ? 'before_from' : 'too_many_days';
    if (days < 1 || days > mostDays)
      issues.push({ code: 'custom', path: ['to'], message, input: value.to });
  });

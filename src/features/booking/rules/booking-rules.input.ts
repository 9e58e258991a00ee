import * as z from 'zod/mini';
import { daysBetween, isRealDay } from '#core/calendar-day.ts';
import { atMost, notEmpty, singleLine } from '#core/fields.ts';
import { minutesOf } from '#core/time-of-day.ts';
import { meetingPlaces } from '../booking.ts';

function integerBetween(minimum: number, maximum: number) {
  return z
    .int('invalid_number')
    .check(z.gte(minimum, 'out_of_range'), z.lte(maximum, 'out_of_range'));
}

function isUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

// From six o'clock on, so that no slot is in the hour that summer time skips or repeats.
const slotTime = z
  .string('invalid_time')
  .check(z.regex(/^(0[6-9]|1\d|2[0-3]):[0-5]\d$/, 'invalid_time'));

const slotTimes = z.array(slotTime).check(
  z.minLength(1, 'required'),
  z.maxLength(48, 'too_many'),
  z.refine(isUnique, 'repeated'),
  z.overwrite((times) => [...times].sort()),
);

/** All rules that an owner sets; messages are codes. Lists may have any order. */
export const bookingRulesInput = z
  .object({
    slotTimes,
    weekdaySlots: z.partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7']), slotTimes),
    weekdays: z.array(integerBetween(1, 7)).check(
      z.minLength(1, 'required'),
      z.refine(isUnique, 'repeated'),
      z.overwrite((days) => [...days].sort()),
    ),
    slotMinutes: integerBetween(5, 240),
    noticeHours: integerBetween(0, 336),
    horizonDays: integerBetween(1, 180),
    bufferMinutes: integerBetween(0, 120),
    mostPerDay: z.nullable(integerBetween(1, 48)),
    holdMinutes: z.nullable(integerBetween(10, 1440)),
    companyOptional: z.boolean('invalid_type'),
    place: z.enum(meetingPlaces, 'invalid_place'),
    videoLink: z.nullable(
      z
        .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'invalid_link' })
        .check(z.maxLength(500, 'too_long')),
    ),
  })
  .check(({ value, issues }) => {
    const { slotMinutes, place, videoLink, weekdaySlots } = value;
    for (const [field, times] of [
      ['slotTimes', value.slotTimes],
      ['weekdaySlots', Object.values(weekdaySlots).flat()],
    ] as const)
      if (times.some((time) => minutesOf(time) + slotMinutes > 24 * 60))
        issues.push({ code: 'custom', path: [field], message: 'past_midnight', input: times });
    if (place === 'video' && videoLink === null)
      issues.push({ code: 'custom', path: ['videoLink'], message: 'required', input: videoLink });
  });
export type BookingRulesInput = z.infer<typeof bookingRulesInput>;

const note = z.string('required').check(z.overwrite(singleLine), notEmpty, atMost(100, 'too_long'));

const day = z.string('required').check(z.refine(isRealDay, { error: 'invalid_date', abort: true }));

/** How many days are closed at once at most. */
export const mostClosedDays = 92;

/** A day to close, or several up to `until`, with the reason in both languages. */
export const closedDayInput = z
  .object({ day, until: z.optional(day), note, notePt: note })
  .check(({ value, issues }) => {
    const { day: first, until = first } = value;
    const days = daysBetween(first, until) + 1;
    const message = days < 1 ? 'before_day' : 'too_many_days';
    if (days < 1 || days > mostClosedDays)
      issues.push({ code: 'custom', path: ['until'], message, input: until });
  });

const clockTime = z
  .string('required')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'invalid_time', abort: true }));

/** Hours of a day to close; the note is for staff and may be empty. */
export const closedHoursInput = z
  .object({
    day,
    from: clockTime,
    to: clockTime,
    note: z._default(
      z.string('invalid_type').check(z.overwrite(singleLine), atMost(100, 'too_long')),
      '',
    ),
  })
  .check(({ value: { from, to }, issues }) => {
    if (to <= from)
      issues.push({ code: 'custom', path: ['to'], message: 'before_from', input: to });
  });

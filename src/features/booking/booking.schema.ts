import * as z from 'zod/mini';
import { holidays } from '#core/public-holidays.ts';
import { topicSchema } from '#features/topics/topics.input.ts';
import { chosenPlaces, closedReasons, meetingPlaces } from './booking.ts';
import { answersSchema } from './questions.ts';

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Where the consultation is held, and the link if it is always the same video call. */
const place = { place: z.enum(meetingPlaces), videoLink: z.optional(z.string()) };

/** One slot of `GET /api/bookings/availability`. */
export const slotSchema = z.strictObject({
  time,
  startsAt: z.iso.datetime(),
  available: z.boolean(),
  reason: z.optional(z.enum(closedReasons)),
  holiday: z.optional(z.enum(holidays)),
});

/** A day and its slots; `note` and `notePt` say why the owner closed the day. */
export const dayAvailabilitySchema = z.strictObject({
  date: z.iso.date(),
  slots: z.array(slotSchema),
  note: z.optional(z.string()),
  notePt: z.optional(z.string()),
});

/** Response of `GET /api/bookings/rules`; weekdays are 1, Monday, to 7. */
export const offeredRulesSchema = z.strictObject({
  slotTimes: z.array(time),
  /** The slots of single weekdays, in place of `slotTimes`; absent if there are none. */
  weekdaySlots: z.optional(
    z.partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7']), z.array(time)),
  ),
  weekdays: z.array(z.int()),
  slotMinutes: z.int(),
  noticeHours: z.int(),
  horizonDays: z.int(),
  place: z.enum(meetingPlaces),
  /** That a booking needs no company; absent where it does. */
  companyOptional: z.optional(z.literal(true)),
});

export const freeSlotSchema = z.strictObject({
  date: z.iso.date(),
  time,
  startsAt: z.iso.datetime(),
});

/** Response of `GET /api/bookings/next`: the first free slot, and until when it can be booked; null without one. */
export const nextSlotSchema = z.strictObject({
  slot: z.nullable(
    z.strictObject({
      date: z.iso.date(),
      time,
      startsAt: z.iso.datetime(),
      until: z.iso.datetime(),
    }),
  ),
});

/**
 * Response 201 of `POST /api/bookings`. With `heldUntil` the slot is held until then, and booked only
 * when the link in the mail is pressed.
 */
export const bookedSlotSchema = z.strictObject({
  id: z.string(),
  reference: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  manageUrl: z.string(),
  place: z.optional(place.place),
  videoLink: place.videoLink,
  topic: z.optional(topicSchema),
  heldUntil: z.optional(z.iso.datetime()),
});

/**
 * Response of `GET /api/bookings/manage/:token` and its actions. Name, `aboutText` and, once cancelled,
 * what was typed, `again`, are not there behind a mailed link that no one pressed. `canChange`: neither
 * cancelled nor begun; `canConfirm`: a press on this link confirms the address; `heldUntil`: it is held,
 * or was and lapsed; `sequence` is the calendar entry's.
 */
export const managedBookingSchema = z.strictObject({
  id: z.string(),
  sequence: z.int(),
  canChange: z.boolean(),
  canConfirm: z.boolean(),
  reference: z.string(),
  status: z.enum(['held', 'pending', 'confirmed', 'cancelled']),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  language: z.enum(['en', 'pt']),
  name: z.string(),
  aboutText: z.optional(z.string()),
  topic: z.optional(topicSchema),
  /** One of the meetings that an order includes, and no free consultation. */
  isMeeting: z.optional(z.literal(true)),
  heldUntil: z.optional(z.iso.datetime()),
  again: z.optional(
    z.strictObject({
      name: z.string(),
      email: z.string(),
      company: z.string(),
      phone: z.string(),
      place: z.enum(['', ...chosenPlaces]),
      /** What it was about, as the form sends it. */
      about: z.string(),
      ...answersSchema,
    }),
  ),
  ...place,
});

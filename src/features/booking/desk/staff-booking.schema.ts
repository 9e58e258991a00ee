import * as z from 'zod/mini';
import { holidays } from '#core/public-holidays.ts';
import { topicSchema } from '#features/topics/topics.input.ts';
import { freeSlotSchema } from '../booking.schema.ts';
import { closedReasons, meetingPlaces } from '../booking.ts';
import { answersSchema } from '../questions.ts';
import { breakableRules } from './judge-for-staff.ts';

/** A booking as staff see it. `revision` counts its changes, for `If-Match`. */
export const staffBookingSchema = z.object({
  id: z.string(),
  reference: z.string(),
  revision: z.int(),
  /** `held`: until `heldUntil`, unless its address is confirmed. */
  status: z.enum(['held', 'confirmed', 'cancelled']),
  startsAt: z.string(),
  endsAt: z.string(),
  /** In Lisbon. */
  date: z.string(),
  time: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  phone: z.string(),
  language: z.enum(['en', 'pt']),
  timeZone: z.string(),
  personId: z.nullable(z.string()),
  /** Somebody pressed a link that was mailed to the address, or staff booked. */
  confirmed: z.boolean(),
  heldUntil: z.nullable(z.string()),
  noShowAt: z.nullable(z.string()),
  /** One of the meetings that an order includes, and no free consultation. */
  isMeeting: z.boolean(),
  /** What it is about: a record of the site, and the client's answers. */
  topic: z.nullable(topicSchema),
  ...answersSchema,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type StaffBooking = z.infer<typeof staffBookingSchema>;

/** Response of `GET /api/admin/bookings/:id` and of every change of a booking. */
export const staffBookingDetailSchema = z.object({
  ...staffBookingSchema.shape,
  /** Neither cancelled nor begun. */
  canChange: z.boolean(),
  /** It has begun, so that the client may not have come. */
  canMarkNoShow: z.boolean(),
  /** The free slots nearest to it. */
  nearest: z.array(freeSlotSchema),
  place: z.enum(meetingPlaces),
  videoLink: z.nullable(z.string()),
});
export type StaffBookingDetail = z.infer<typeof staffBookingDetailSchema>;

export const bookingStates = ['upcoming', 'past', 'cancelled', 'no-show'] as const;
export type BookingState = (typeof bookingStates)[number];

/** Response of `GET /api/admin/bookings`; `counts` are those of every state. */
export const bookingListSchema = z.object({
  total: z.int(),
  counts: z.record(z.enum(bookingStates), z.int()),
  bookings: z.array(staffBookingSchema),
});
export type BookingList = z.infer<typeof bookingListSchema>;

const hours = z.object({ from: z.string(), to: z.string() });

/** A day of `GET /api/admin/calendar`; all times are Lisbon's. */
const calendarDaySchema = z.object({
  date: z.string(),
  /** Why visitors cannot book the day at all. */
  closure: z.nullable(
    z.object({
      reason: z.enum(closedReasons),
      holiday: z.optional(z.enum(holidays)),
      note: z.optional(z.string()),
      notePt: z.optional(z.string()),
    }),
  ),
  /** Its slots for staff: free, past, booked, or the first rule that booking it would break. */
  slots: z.array(
    z.object({ time: z.string(), state: z.enum(['free', 'past', 'booked', ...breakableRules]) }),
  ),
  bookings: z.array(staffBookingSchema),
  closedHours: z.array(z.object({ id: z.string(), ...hours.shape, note: z.string() })),
  busy: z.array(hours),
});
export type CalendarDay = z.infer<typeof calendarDaySchema>;

/** Response of `GET /api/admin/calendar`. */
export const calendarSchema = z.object({
  today: z.string(),
  slotMinutes: z.int(),
  days: z.array(calendarDaySchema),
});
export type StaffCalendar = z.infer<typeof calendarSchema>;

import type * as z from 'zod/mini';
import { isTimeZone, readClock } from '#core/zoned-time.ts';
import type {
  bookedSlotSchema,
  dayAvailabilitySchema,
  freeSlotSchema,
  managedBookingSchema,
  offeredRulesSchema,
  slotSchema,
} from './booking.schema.ts';
import { addDays, type Day } from './calendar-day.ts';

/** Days and times of bookings are this zone's wall time. */
export const companyZone = 'Europe/Lisbon';
// What holds until an owner sets other rules, and in the browser until it knows them.
export const slotTimes = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'] as const;
export const slotMinutes = 30;
export const noticeHours = 2;
export const horizonDays = 60;

/** A starting time on Lisbon's clock, `HH:MM`. Which ones are slots, the owner's rules say. */
export type SlotTime = string;

/** Where a consultation is held; `any`: by video or phone, as the visitor answers. */
export const meetingPlaces = ['any', 'video', 'phone'] as const;
export type MeetingPlace = (typeof meetingPlaces)[number];

/**
 * Why a slot cannot be booked. `closed`: the company takes no bookings on the day; `full`: it takes no
 * more on that day.
 */
export const closedReasons = [
  'past',
  'weekend',
  'holiday',
  'closed',
  'beyond_horizon',
  'too_soon',
  'taken',
  'full',
] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** One slot of a day; `startsAt` is UTC, `holiday` names the holiday that closes it. */
export type Slot = z.infer<typeof slotSchema>;
export type DayAvailability = z.infer<typeof dayAvailabilitySchema>;
/** A slot offered instead of one that is gone. */
export type FreeSlot = z.infer<typeof freeSlotSchema>;
/** Answer 201 of `POST /api/bookings`. */
export type BookedSlot = z.infer<typeof bookedSlotSchema>;
/** What the holder of a manage link sees. */
export type ManagedBooking = z.infer<typeof managedBookingSchema>;

/** The rules that a visitor may know: answer of `GET /api/bookings/rules`. */
export type OfferedRules = z.infer<typeof offeredRulesSchema>;

export function isSlotTime(text: string): text is SlotTime {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** The day it is in Lisbon. */
export function companyToday(now: Date): Day {
  return readClock(now, companyZone).day;
}

export function lastBookableDay(today: Day, horizon: number = horizonDays): Day {
  return addDays(today, horizon);
}

/** `zone` when it is an IANA zone, else the company's: a wrong zone never costs a booking. */
export function knownZone(zone: string | undefined): string {
  return zone !== undefined && isTimeZone(zone) ? zone : companyZone;
}

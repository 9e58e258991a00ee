import type * as z from 'zod/mini';
import { addDays, type Day } from '#core/calendar-day.ts';
import { companyZone, isTimeZone, readClock } from '#core/zoned-time.ts';
import type {
  bookedSlotSchema,
  dayAvailabilitySchema,
  freeSlotSchema,
  managedBookingSchema,
  nextSlotSchema,
  offeredRulesSchema,
  slotSchema,
} from './booking.schema.ts';

// The defaults, until the owner sets other rules or the browser has fetched them.
export const slotTimes = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'] as const;
export const slotMinutes = 30;
export const noticeHours = 2;
export const horizonDays = 60;

/** A start time on Lisbon's clock, `HH:MM`; the booking rules say which ones are slots. */
export type SlotTime = string;

/** Where a consultation is held; `any`: by video or phone, as the visitor prefers. */
export const meetingPlaces = ['any', 'video', 'phone'] as const;
export type MeetingPlace = (typeof meetingPlaces)[number];
/** What a visitor can choose where the rules leave it open. */
export const chosenPlaces = ['video', 'phone'] as const;
export type ChosenPlace = (typeof chosenPlaces)[number];

/** Returns where a call takes place: as the rules say, or as was chosen where they leave it open. */
export function placeFor(rule: MeetingPlace, chosen: ChosenPlace | '' | null): MeetingPlace {
  return rule === 'any' ? chosen || 'any' : rule;
}

/**
 * Why a slot cannot be booked. `closed`: the company takes no bookings on that day; `full`: it takes
 * no more.
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

/** One slot of a day; `startsAt` is an instant, `holiday` the holiday that closes it. */
export type Slot = z.infer<typeof slotSchema>;
export type DayAvailability = z.infer<typeof dayAvailabilitySchema>;
/** A slot offered instead of a taken one. */
export type FreeSlot = z.infer<typeof freeSlotSchema>;
/** The first free slot; `until`: the instant from which it is too near to be booked. */
export type NextSlot = z.infer<typeof nextSlotSchema>;
/** Response 201 of `POST /api/bookings`. */
export type BookedSlot = z.infer<typeof bookedSlotSchema>;
/** What the holder of a manage link sees. */
export type ManagedBooking = z.infer<typeof managedBookingSchema>;

/** The booking rules that visitors see: response of `GET /api/bookings/rules`. */
export type OfferedRules = z.infer<typeof offeredRulesSchema>;

export function isSlotTime(text: string): text is SlotTime {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Whether a client chooses between video and phone. */
export function offersBothPlaces(place: MeetingPlace): boolean {
  return place === 'any';
}

/** Whether a booking is a meeting with a client; else it is a free consultation. */
export function isMeeting({ kind }: { kind: 'consultation' | 'meeting' }): boolean {
  return kind === 'meeting';
}

/** Returns the current day in Lisbon. */
export function companyToday(now: Date): Day {
  return readClock(now, companyZone).day;
}

export function lastBookableDay(today: Day, horizon: number = horizonDays): Day {
  return addDays(today, horizon);
}

/** Returns `zone` if it is an IANA zone, else the company's: a wrong zone must not prevent a booking. */
export function zoneOrDefault(zone: string | undefined): string {
  return zone !== undefined && isTimeZone(zone) ? zone : companyZone;
}

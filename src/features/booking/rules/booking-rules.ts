import {
  type ChosenPlace,
  horizonDays,
  type MeetingPlace,
  noticeHours,
  type OfferedRules,
  slotMinutes,
  slotTimes,
} from '../booking.ts';
import type { BookingRulesInput } from './booking-rules.input.ts';

/** The rules that an owner sets. Times are Lisbon's, weekdays 1, Monday, to 7. */
export type BookingRules = BookingRulesInput;

/** A day that an owner closed, and why, in English and Portuguese. */
export type ClosedDay = { day: string; note: string; notePt: string };

/** The rules until an owner changes them. */
export const defaultRules: BookingRules = {
  slotTimes: [...slotTimes],
  weekdays: [1, 2, 3, 4, 5],
  slotMinutes,
  noticeHours,
  horizonDays,
  bufferMinutes: 0,
  mostPerDay: null,
  holdMinutes: null,
  weekdaySlots: {},
  place: 'any',
  videoLink: null,
  companyOptional: false,
};

/** Returns where a new booking may be held: without an address to meet at, nobody is promised a video call. */
export function offeredPlace({
  place,
  videoLink,
}: Pick<BookingRules, 'place' | 'videoLink'>): MeetingPlace {
  return videoLink === null ? 'phone' : place;
}

/** Returns the part of the rules that visitors see. */
export function offeredRules(rules: BookingRules): OfferedRules {
  const { slotTimes, weekdays, slotMinutes, noticeHours, horizonDays, weekdaySlots } = rules;
  const place = offeredPlace(rules);
  const times = { slotTimes, weekdays, slotMinutes, noticeHours, horizonDays, place };
  const offered = rules.companyOptional ? { ...times, companyOptional: true as const } : times;
  return Object.keys(weekdaySlots).length === 0 ? offered : { ...offered, weekdaySlots };
}

/**
 * Returns where a booked consultation is held, with the link of a fixed video call: as the client was
 * told when booking, or as the rules say where it was left open.
 */
export function placeOf(
  rules: Pick<BookingRules, 'place' | 'videoLink'>,
  told: ChosenPlace | null,
): { place: MeetingPlace; videoLink?: string } {
  const place = told ?? rules.place;
  const { videoLink } = rules;
  return place === 'video' && videoLink !== null ? { place, videoLink } : { place };
}

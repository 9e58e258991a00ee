import type { Language } from '#i18n/language.ts';
import { clockIn, lisbonInstant, type Zone } from './expected-clocks.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export type Slot = { date: string; time: string };

/** A booking as it should be stored. Instants are milliseconds. */
export type ExpectedBooking = Slot & {
  id: string;
  reference: string;
  token: string;
  email: string;
  name: string;
  language: Language;
  zone: Zone;
  status: 'confirmed' | 'cancelled';
  startsAt: number;
  endsAt: number;
  sequence: number;
  changedAt: number;
};

export type ExpectedRules = {
  slotTimes: string[];
  /** The slots of single weekdays, 1, Monday, to 7. */
  weekdaySlots: Record<string, string[]>;
  weekdays: number[];
  slotMinutes: number;
  noticeHours: number;
  horizonDays: number;
  bufferMinutes: number;
  mostPerDay: number | null;
};

export type BookingModel = {
  bookings: ExpectedBooking[];
  rules: ExpectedRules;
  closedDays: Set<string>;
  /** Hours of a day that staff closed. */
  closedHours: { id: string; date: string; from: string; to: string }[];
  /** When the owner is busy elsewhere; milliseconds. */
  busy: { startsAt: number; endsAt: number }[];
};

export const firstRules: ExpectedRules = {
  slotTimes: ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'],
  weekdaySlots: {},
  weekdays: [1, 2, 3, 4, 5],
  slotMinutes: 30,
  noticeHours: 2,
  horizonDays: 60,
  bufferMinutes: 0,
  mostPerDay: null,
};

/** Lisbon's public holidays in both months and their horizons, copied from a printed calendar. */
const holidays = new Set([
  ...['2026-10-05', '2026-11-01', '2026-12-01', '2026-12-08', '2026-12-25', '2027-01-01'],
  ...['2027-03-26', '2027-03-28', '2027-04-25', '2027-05-01', '2027-05-27', '2027-06-10'],
  '2027-06-13',
]);

export function addDays(date: string, count: number): string {
  return new Date(Date.parse(date) + count * day).toISOString().slice(0, 10);
}

export function todayAt(now: number): string {
  return clockIn('Europe/Lisbon', now).day;
}

function weekdayOf(date: string): number {
  return new Date(date).getUTCDay() || 7;
}

/** Returns the times of a day's slots. */
export function timesOn({ rules }: Pick<BookingModel, 'rules'>, date: string): string[] {
  return rules.weekdaySlots[weekdayOf(date)] ?? rules.slotTimes;
}

/** Whether a time touches closed hours or a busy time. */
function isBlocked({ closedHours, busy }: BookingModel, starts: number, ends: number): boolean {
  const closed = closedHours.map(({ date, from, to }) => ({
    startsAt: lisbonInstant(date, from),
    endsAt: lisbonInstant(date, to),
  }));
  return [...closed, ...busy].some((one) => one.startsAt < ends && one.endsAt > starts);
}

/** `closed`: no one can book the slot, for whatever reason; `taken` includes a full day. */
export type SlotState = 'free' | 'taken' | 'closed' | 'unknown';

/** Returns the state of a slot for a new booking, or for `moved` if that is to move there. */
export function judge(
  model: BookingModel,
  { date, time }: Slot,
  now: number,
  moved?: ExpectedBooking,
): SlotState {
  const { bookings, rules, closedDays } = model;
  if (!timesOn(model, date).includes(time)) return 'unknown';
  const starts = lisbonInstant(date, time);
  const isClosed =
    !rules.weekdays.includes(weekdayOf(date)) ||
    holidays.has(date) ||
    closedDays.has(date) ||
    date > addDays(todayAt(now), rules.horizonDays) ||
    starts <= now ||
    starts - now < rules.noticeHours * hour;
  if (isClosed) return 'closed';
  const others = bookings.filter((one) => one.status === 'confirmed' && one !== moved);
  const buffer = rules.bufferMinutes * minute;
  const ends = starts + rules.slotMinutes * minute;
  if (others.some((one) => one.startsAt < ends + buffer && one.endsAt > starts - buffer))
    return 'taken';
  if (isBlocked(model, starts, ends)) return 'taken';
  const onThatDay = others.filter((one) => one.date === date).length;
  return rules.mostPerDay !== null && onThatDay >= rules.mostPerDay ? 'taken' : 'free';
}

/** What staff get for a slot, for a new booking or for `moved`: `breaks` needs their word. */
export function judgeForStaff(
  model: BookingModel,
  slot: Slot,
  now: number,
  moved?: ExpectedBooking,
): 'free' | 'breaks' | 'slot_taken' | 'past' {
  const { startsAt, endsAt } = spanOf(model, slot);
  if (startsAt <= now) return 'past';
  const others = model.bookings.filter((one) => one.status === 'confirmed' && one !== moved);
  if (others.some((one) => one.startsAt < endsAt && one.endsAt > startsAt)) return 'slot_taken';
  const unhurried = { ...model, rules: { ...model.rules, noticeHours: 0 } };
  return judge(unhurried, slot, now, moved) === 'free' ? 'free' : 'breaks';
}

/** Returns the booking of an address that has not started. */
export function openBookingOf(
  { bookings }: BookingModel,
  email: string,
  now: number,
): ExpectedBooking | undefined {
  const key = email.toLowerCase();
  return bookings.find(
    (one) => one.email.toLowerCase() === key && one.status === 'confirmed' && one.startsAt > now,
  );
}

export function isChangeable({ status, startsAt }: ExpectedBooking, now: number): boolean {
  return status === 'confirmed' && startsAt > now;
}

/** Returns the start and end of a slot by the current rules. */
export function spanOf({ rules }: BookingModel, { date, time }: Slot) {
  const startsAt = lisbonInstant(date, time);
  return { startsAt, endsAt: startsAt + rules.slotMinutes * minute };
}

import type { BookingRules } from '../../rules/booking-rules.ts';
import type { StaffRules } from '../booking-rules.schema.ts';
import { formatTimes, readTimes } from './slot-times.ts';

export const weekdayNumbers = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type WeekdayNumber = (typeof weekdayNumbers)[number];

/** The rules as the form holds them: lists and numbers as they are typed. */
export type RulesValues = {
  slotTimes: string;
  weekdays: readonly WeekdayNumber[];
  weekdaySlots: Readonly<Record<WeekdayNumber, string>>;
  slotMinutes: string;
  noticeHours: string;
  horizonDays: string;
  bufferMinutes: string;
  mostPerDay: string;
  holdMinutes: string;
  place: BookingRules['place'];
  videoLink: string;
  companyOptional: boolean;
};

const formatNumber = (number: number | null) => (number === null ? '' : String(number));
const readNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
const readOptional = (text: string) => (text.trim() === '' ? null : Number(text));

export function valuesOf({ rules }: Pick<StaffRules, 'rules'>): RulesValues {
  const own = weekdayNumbers.map((day) => [day, formatTimes(rules.weekdaySlots[day])]);
  return {
    slotTimes: formatTimes(rules.slotTimes),
    weekdays: weekdayNumbers.filter((day) => rules.weekdays.includes(Number(day))),
    weekdaySlots: Object.fromEntries(own),
    slotMinutes: String(rules.slotMinutes),
    noticeHours: String(rules.noticeHours),
    horizonDays: String(rules.horizonDays),
    bufferMinutes: String(rules.bufferMinutes),
    mostPerDay: formatNumber(rules.mostPerDay),
    holdMinutes: formatNumber(rules.holdMinutes),
    place: rules.place,
    videoLink: rules.videoLink ?? '',
    companyOptional: rules.companyOptional,
  };
}

/** Reads the form; a number that is none is left for the server to refuse beside its field. */
export function rulesOf(values: RulesValues): BookingRules {
  const own = weekdayNumbers.flatMap((day) => {
    const times = readTimes(values.weekdaySlots[day]);
    return times.length === 0 ? [] : [[day, times] as const];
  });
  return {
    slotTimes: readTimes(values.slotTimes),
    weekdays: values.weekdays.map(Number),
    weekdaySlots: Object.fromEntries(own),
    slotMinutes: readNumber(values.slotMinutes),
    noticeHours: readNumber(values.noticeHours),
    horizonDays: readNumber(values.horizonDays),
    bufferMinutes: readNumber(values.bufferMinutes),
    mostPerDay: readOptional(values.mostPerDay),
    holdMinutes: readOptional(values.holdMinutes),
    place: values.place,
    videoLink: values.videoLink.trim() || null,
    companyOptional: values.companyOptional,
  };
}

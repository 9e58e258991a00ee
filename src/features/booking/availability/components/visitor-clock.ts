import { isTimeZone, readClock, zoneCity } from '#core/zoned-time.ts';
import { companyZone, type SlotTime } from '../../booking.ts';
import type { Day } from '../../calendar-day.ts';

/** Names that browsers still report, and what the places are called today. */
const modernNames: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** A zone under its present name, where this machine knows that name. */
export function presentZone(zone: string): string {
  const modern = modernNames[zone];
  return modern && isTimeZone(modern) ? modern : zone;
}

/** The zone that the browser reports; the company's when it reports none. */
export function detectedZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone && isTimeZone(zone) ? presentZone(zone) : companyZone;
}

/** Every zone that can be chosen, sorted, `current` among them. */
export function zonesToChoose(current: string): string[] {
  const known = Intl.supportedValuesOf('timeZone').map(presentZone);
  return [...new Set([current, companyZone, ...known])].sort();
}

function wallMilliseconds(at: number): number {
  const { day, time } = readClock(new Date(at), companyZone);
  return Date.parse(`${day}T${time}:00Z`);
}

/** The instant of a slot in UTC, ISO. Right for the slots' hours: Lisbon shifts its clock at night. */
export function slotInstant(day: Day, time: SlotTime): string {
  const wall = Date.parse(`${day}T${time}:00Z`);
  return new Date(wall - (wallMilliseconds(wall) - wall)).toISOString();
}

/** When a slot of so many minutes ends, `HH:MM` of the same clock. */
export function slotEndTime(time: SlotTime, minutes: number): string {
  return new Date(Date.parse(`1970-01-01T${time}:00Z`) + minutes * 60_000)
    .toISOString()
    .slice(11, 16);
}

/** A slot on the visitor's clock; `sameClock` when it reads as Lisbon's does. */
export type VisitorTime = {
  zone: string;
  city: string;
  day: Day;
  time: string;
  sameDay: boolean;
  sameClock: boolean;
};

export function visitorTime(day: Day, time: SlotTime, zone: string): VisitorTime {
  const there = readClock(slotInstant(day, time), zone);
  const sameDay = there.day === day;
  return {
    zone,
    city: zoneCity(zone),
    ...there,
    sameDay,
    sameClock: sameDay && there.time === time,
  };
}

import { isTimeZone, zoneCity } from '#core/zoned-time.ts';
import { companyZone, type SlotTime } from '../../booking.ts';
import { compareClocks } from '../../booking-times.ts';
import type { Day } from '../../calendar-day.ts';
import { slotStart } from '../slot-times.ts';

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

/** A slot on the visitor's clock, compared with Lisbon's. */
export type VisitorTime = {
  city: string;
  day: Day;
  time: string;
  sameDay: boolean;
  sameTime: boolean;
};

export function visitorTime(day: Day, time: SlotTime, zone: string): VisitorTime {
  const { visitor, sameDay, sameTime } = compareClocks(slotStart(day, time), zone);
  return { city: zoneCity(zone), ...visitor, sameDay, sameTime };
}

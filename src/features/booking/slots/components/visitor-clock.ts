import type { Day } from '#core/calendar-day.ts';
import { respeltZone } from '#core/zone-names.ts';
import { companyZone, isTimeZone } from '#core/zoned-time.ts';
import type { SlotTime } from '../../booking.ts';
import { compareClocks } from '../../booking-times.ts';
import { slotStart } from '../../rules/availability.ts';

/** Returns a zone's current name if the runtime knows it. */
export function currentZoneName(zone: string): string {
  const current = respeltZone(zone);
  return isTimeZone(current) ? current : zone;
}

/** Returns the zone that the browser reports, or the company's if there is none. */
export function detectedZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone && isTimeZone(zone) ? currentZoneName(zone) : companyZone;
}

/** Returns every zone to choose from, sorted, `current` included. */
export function selectableZones(current: string): string[] {
  const known = Intl.supportedValuesOf('timeZone').map(currentZoneName);
  return [...new Set([current, companyZone, ...known])].sort();
}

/** A slot on the visitor's clock, compared with Lisbon's. */
export type VisitorTime = {
  day: Day;
  time: string;
  sameDay: boolean;
  sameTime: boolean;
};

export function visitorTime(day: Day, time: SlotTime, zone: string): VisitorTime {
  const { visitor, sameDay, sameTime } = compareClocks(slotStart(day, time), zone);
  return { ...visitor, sameDay, sameTime };
}

import { companyZone, readClock, zonedInstant } from '#core/zoned-time.ts';

/** Returns an instant as the value of a `datetime-local` input with Lisbon's wall time. */
export function toLisbonMinute(instant: string | null): string {
  if (instant === null || instant === '') return '';
  const { day, time } = readClock(instant, companyZone);
  return `${day}T${time}`;
}

/** Returns the instant of a `datetime-local` input's value, or null if it is empty. */
export function fromLisbonMinute(value: string): string | null {
  const [day, time] = value.split('T');
  return day && time ? zonedInstant(day, time, companyZone) : null;
}

import { companyZone, readClock } from '#core/zoned-time.ts';

/** Formats an instant in the company's time for lists and spreadsheets: `2026-11-21 10:00`. */
export function ownerTime(instant: string | null): string | null {
  if (instant === null) return null;
  const { day, time } = readClock(instant, companyZone);
  return `${day} ${time}`;
}

import { companyZone, readClock } from '#core/zoned-time.ts';

/** An instant on the company's clock as lists show it and spreadsheets read it: `2026-11-21 10:00`. */
export function ownerTime(instant: string | null): string | null {
  if (instant === null) return null;
  const { day, time } = readClock(instant, companyZone);
  return `${day} ${time}`;
}

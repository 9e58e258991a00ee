import { companyZone, readClock } from '#core/zoned-time.ts';
import type { MomentCell } from './owner-command.ts';

/** Formats an instant in the company's time for lists and spreadsheets: `2026-11-21 10:00`. */
export function ownerTime(instant: string | null): string | null {
  if (instant === null) return null;
  const { day, time } = readClock(instant, companyZone);
  return `${day} ${time}`;
}

/** The cell of an instant, or of none. */
export function momentCell(instant: string | null): MomentCell | null {
  return instant === null ? null : { at: instant };
}

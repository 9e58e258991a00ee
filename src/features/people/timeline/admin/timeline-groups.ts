import { companyZone, readClock } from '#core/zoned-time.ts';
import type { TimelineEntry } from '../timeline.schema.ts';

/** Entries that stand together: what is ahead, or what was in a month of Lisbon, `YYYY-MM`. */
export type TimelineGroup = { month: string | 'ahead'; entries: TimelineEntry[] };

/** Groups entries, the latest first, by what is ahead of `now` (milliseconds) and by month. */
export function groupEntries(entries: readonly TimelineEntry[], now: number): TimelineGroup[] {
  const groups: TimelineGroup[] = [];
  for (const entry of entries) {
    const isAhead = Date.parse(entry.at) > now;
    const month = isAhead ? 'ahead' : readClock(entry.at, companyZone).day.slice(0, 7);
    const last = groups.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else groups.push({ month, entries: [entry] });
  }
  return groups;
}

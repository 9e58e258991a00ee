import type { DayAvailability } from '../booking.ts';
import type { Day } from '../calendar-day.ts';

/** Days that are shown at once. */
const daysAtOnce = 12;

/** A window of days with free times, and the days to which its neighbours open; null if there are none. */
export type OpenDays = {
  days: DayAvailability[];
  chosen: DayAvailability | null;
  earlier: Day | null;
  later: Day | null;
};

function freeTimes(day: DayAvailability): DayAvailability {
  return { ...day, slots: day.slots.filter(({ available }) => available) };
}

/** Returns the days with free times around a day: the one that is asked for, or the next one that has any. */
export function openDays(availability: readonly DayAvailability[], asked: string): OpenDays {
  const open = availability.map(freeTimes).filter(({ slots }) => slots.length > 0);
  const found = open.findIndex(({ date }) => date >= asked);
  const place = found === -1 ? 0 : found;
  const start = place - (place % daysAtOnce);
  return {
    days: open.slice(start, start + daysAtOnce),
    chosen: open[place] ?? null,
    earlier: open[start - daysAtOnce]?.date ?? null,
    later: open[start + daysAtOnce]?.date ?? null,
  };
}

/** The value by which a form names a free time. */
export function slotValue({ date, time }: { date: Day; time: string }): string {
  return `${date} ${time}`;
}

/** Reads the day and the time of `slotValue`; what is missing is empty. */
export function readSlotValue(value = ''): { date: string; time: string } {
  const [date = '', time = ''] = value.split(' ');
  return { date, time };
}

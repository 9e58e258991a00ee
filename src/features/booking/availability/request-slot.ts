import { accept, type Result, refuse } from '#core/result.ts';
import { type FreeSlot, lastBookableDay, type SlotTime } from '../booking.ts';
import { type Day, daysFrom } from '../calendar-day.ts';
import type { ServerContext } from './availability-context.ts';
import { type Closure, judgeSlot } from './judge-slots.ts';
import { slotStart, slotTimesOn } from './slot-times.ts';

export type SlotRefusal =
  | { code: 'slot_unknown' }
  | { code: 'slot_closed'; closure: Closure }
  | { code: 'slot_taken'; nearest: FreeSlot[] };

/** How many slots are offered instead of a taken one. */
const offeredSlots = 3;

/**
 * Returns the requested slot, or why it cannot be booked, with the nearest free ones if it is taken.
 * `currentStart` is the start of the booking that is being moved, which is not offered again.
 */
export function requestSlot(
  day: Day,
  time: SlotTime,
  context: ServerContext,
  currentStart: string | null = null,
): Result<FreeSlot, SlotRefusal> {
  if (!slotTimesOn(day, context.rules).includes(time)) return refuse({ code: 'slot_unknown' });
  const startsAt = slotStart(day, time);
  const closure = judgeSlot(day, time, context);
  if (closure === null) return accept({ date: day, time, startsAt });
  if (closure.reason === 'taken' || closure.reason === 'full') {
    const free = nearestFreeSlots(startsAt, context, offeredSlots + 1);
    const nearest = free.filter((slot) => slot.startsAt !== currentStart).slice(0, offeredSlots);
    return refuse({ code: 'slot_taken', nearest });
  }
  return refuse({ code: 'slot_closed', closure });
}

/** Returns the free slots nearest to a start, nearest first; of two equally near, the earlier first. */
export function nearestFreeSlots(
  wanted: string,
  context: ServerContext,
  count: number = offeredSlots,
): FreeSlot[] {
  const { today, rules } = context;
  const free = daysFrom(today, lastBookableDay(today, rules.horizonDays)).flatMap((date) =>
    slotTimesOn(date, rules)
      .filter((time) => judgeSlot(date, time, context) === null)
      .map((time) => ({ date, time, startsAt: slotStart(date, time) })),
  );
  return free
    .map((slot) => ({ slot, distance: distance(slot.startsAt, wanted) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ slot }) => slot);
}

function distance(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}

import type { DayAvailability, Slot, SlotTime } from '../booking.ts';
import type { Day } from '../calendar-day.ts';
import type { ServerContext } from './availability-context.ts';
import { judgeDay, judgeSlot } from './judge-slots.ts';
import { slotStart, slotTimesOn } from './slot-times.ts';

/** Returns a slot as the API lists it. */
export function slotAvailability(day: Day, time: SlotTime, context: ServerContext): Slot {
  const startsAt = slotStart(day, time);
  const closure = judgeSlot(day, time, context);
  if (closure === null) return { time, startsAt, available: true };
  const { reason, holiday } = closure;
  const named = reason === 'holiday' && holiday ? { holiday } : {};
  return { time, startsAt, available: false, reason, ...named };
}

/** Returns a day's slots as the API lists them, and why the company closed the day. */
export function dayAvailability(day: Day, context: ServerContext): DayAvailability {
  const times = slotTimesOn(day, context.rules);
  const slots = times.map((time) => slotAvailability(day, time, context));
  const closure = judgeDay(day, context);
  if (closure?.reason !== 'closed' || closure.note === undefined) return { date: day, slots };
  return { date: day, slots, note: closure.note, notePt: closure.notePt };
}

import {
  type ClosedReason,
  companyToday,
  type DayAvailability,
  type OfferedRules,
  type SlotTime,
} from '../../booking.ts';
import type { Day } from '../../calendar-day.ts';
import {
  type AvailabilityContext,
  type Closure,
  judgeDay,
  judgeSlot,
  ruleClosure,
} from '../judge-slots.ts';
import { slotStart, slotTimesOn } from '../slot-times.ts';

/** Why a day or a slot cannot be chosen; `current`: it is the slot of the booking being moved. */
export type DisplayedClosure = Closure<ClosedReason | 'current'>;
export type DisplayedSlot = { time: SlotTime; startsAt: string; closure: DisplayedClosure | null };

/** What the browser knows of the slots. Days that were not fetched are open if the rules allow. */
export type KnownAvailability = {
  now: Date;
  rules: OfferedRules;
  /** The days that the API listed. */
  fetched: ReadonlyMap<Day, DayAvailability>;
  /** Starts of slots that were taken since then. */
  takenSince: ReadonlySet<string>;
  /** The start of the booking being moved. */
  currentStart?: string | undefined;
};

const wholeDayReasons: readonly (string | undefined)[] = [
  'weekend',
  'holiday',
  'closed',
  'beyond_horizon',
];

/** Returns the browser's context, which takes what only the server knows from the API's response. */
function contextOf({ now, rules, fetched, takenSince }: KnownAvailability): AvailabilityContext {
  return {
    now,
    today: companyToday(now),
    rules,
    closedDay(day) {
      const fetchedDay = fetched.get(day);
      const slot = fetchedDay?.slots.find(({ reason }) => wholeDayReasons.includes(reason));
      if (!fetchedDay || !slot?.reason) return null;
      const { reason, holiday } = slot;
      if (reason === 'holiday') return { reason, holiday };
      const { note, notePt } = fetchedDay;
      return reason === 'closed' ? { reason, note, notePt } : ruleClosure(reason, rules);
    },
    occupied(day, time) {
      const slot = fetched.get(day)?.slots.find((fetchedSlot) => fetchedSlot.time === time);
      if (slot && !slot.available) return ruleClosure(slot.reason ?? 'taken', rules);
      return takenSince.has(slotStart(day, time)) ? { reason: 'taken' } : null;
    },
  };
}

/** Returns a day's slots, at the times that the API listed or, before that, at those of the rules. */
export function displayedSlots(day: Day, known: KnownAvailability): DisplayedSlot[] {
  const { rules, fetched, currentStart } = known;
  const context = contextOf(known);
  const times = fetched.get(day)?.slots.map(({ time }) => time) ?? slotTimesOn(day, rules);
  return times.map((time) => {
    const startsAt = slotStart(day, time);
    const isCurrent = startsAt === currentStart;
    const closure = isCurrent ? ({ reason: 'current' } as const) : judgeSlot(day, time, context);
    return { time, startsAt, closure };
  });
}

/** Returns why a day cannot be chosen, or null if one of its slots can. */
export function displayedClosure(day: Day, known: KnownAvailability): DisplayedClosure | null {
  const closure = judgeDay(day, contextOf(known));
  if (closure) return closure;
  const isOpen = displayedSlots(day, known).some((slot) => slot.closure === null);
  return isOpen ? null : { reason: 'full' };
}

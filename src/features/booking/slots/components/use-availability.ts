import { useDeferredValue, useState } from 'react';
import type { Day } from '#core/calendar-day.ts';
import { useQuery } from '#query/use-query.tsx';
import type { Choice } from '../../book/components/booking-draft.ts';
import { availabilityQuery, rulesQuery } from '../../booking.queries.ts';
import {
  type ClosedReason,
  companyToday,
  type DayAvailability,
  horizonDays,
  isSlotTime,
  lastBookableDay,
  type OfferedRules,
  type SlotTime,
} from '../../booking.ts';
import {
  type AvailabilityContext,
  type Closure,
  judgeDay,
  judgeSlot,
  ruleClosure,
  slotStart,
  slotTimesOn,
} from '../../rules/availability.ts';
import { defaultRules, offeredRules } from '../../rules/booking-rules.ts';

const defaults = offeredRules(defaultRules);

/** Returns the rules that visitors see; the default ones until they are fetched. */
export function useRules(): OfferedRules {
  return useQuery(rulesQuery()).data ?? defaults;
}

export type Availability = {
  today: Day;
  lastDay: Day;
  rules: OfferedRules;
  isLoading: boolean;
  /** The slots could not be fetched: all that the rules allow are open. */
  isUnknown: boolean;
  retry: () => void;
  slotsOf: (day: Day) => DisplayedSlot[];
  /** Returns why a day is closed, or null if it is open. */
  closureOf: (day: Day) => DisplayedClosure | null;
  /** Closes a slot that was taken in the meantime, and fetches all slots again. */
  markTaken: (day: Day, time: string) => void;
};

/**
 * Returns what can be booked at `minute` (milliseconds since 1970), or null before hydration.
 * `moved` is the booking that is being moved.
 */
export function useAvailability(
  minute: number | null,
  moved?: { token: string; startsAt: string },
): Availability | null {
  const now = new Date(minute ?? 0);
  // Before hydration nothing is fetched: any day will do, without Intl.
  const today = minute === null ? '1970-01-01' : companyToday(now);
  const rules = useRules();
  const query = useQuery({
    ...availabilityQuery(today, Math.max(horizonDays, rules.horizonDays), moved?.token),
    enabled: minute !== null,
  });
  // A changed month of buttons is rendered in slices, too.
  const { data, isFetching, isError, refetch } = useDeferredValue(query);
  const [takenSince, setTakenSince] = useState<ReadonlySet<string>>(new Set());
  if (minute === null) return null;

  const known: KnownAvailability = {
    now,
    rules,
    fetched: new Map(data?.map((day) => [day.date, day])),
    takenSince,
    currentStart: moved?.startsAt,
  };
  return {
    today,
    lastDay: lastBookableDay(today, rules.horizonDays),
    rules,
    isLoading: isFetching && !data,
    isUnknown: isError && !data && !isFetching,
    retry: () => void refetch(),
    slotsOf: (day) => displayedSlots(day, known),
    closureOf: (day) => displayedClosure(day, known),
    markTaken(day, time) {
      if (isSlotTime(time)) setTakenSince((earlier) => new Set([...earlier, slotStart(day, time)]));
      void refetch();
    },
  };
}

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

type SlotsByDay = Pick<Availability, 'closureOf' | 'slotsOf'>;

/** Returns the part of a choice that is still open: new data or the time may have closed it since. */
export function stillOpen({ date, time }: Choice, availability: SlotsByDay | null): Choice {
  if (!date || !availability || availability.closureOf(date) !== null) return { date: null, time };
  const isOpen = availability
    .slotsOf(date)
    .some((slot) => slot.time === time && slot.closure === null);
  return { date, time: isOpen ? time : null };
}

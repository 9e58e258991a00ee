import { useDeferredValue, useState } from 'react';
import { useQuery } from '#query/use-query.tsx';
import { availabilityQuery } from '../../booking.queries.ts';
import {
  companyToday,
  horizonDays,
  isSlotTime,
  lastBookableDay,
  type OfferedRules,
} from '../../booking.ts';
import type { Day } from '../../calendar-day.ts';
import { useRules } from '../../rules/use-rules.ts';
import { slotStart } from '../slot-times.ts';
import {
  type DisplayedClosure,
  type DisplayedSlot,
  displayedClosure,
  displayedSlots,
  type KnownAvailability,
} from './displayed-slots.ts';

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
      if (isSlotTime(time)) setTakenSince(new Set([...takenSince, slotStart(day, time)]));
      void refetch();
    },
  };
}

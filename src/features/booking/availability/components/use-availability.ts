import { useState } from 'react';
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
  type ShownAvailability,
  type ShownClosure,
  type ShownSlot,
  shownDay,
  shownSlots,
} from './shown-slots.ts';

export type Availability = {
  today: Day;
  lastDay: Day;
  rules: OfferedRules;
  isLoading: boolean;
  /** No answer is there: days and slots are open by rule. */
  isUnknown: boolean;
  retry: () => void;
  slotsOf: (day: Day) => ShownSlot[];
  /** Why a day is closed; null for an open one. */
  closureOf: (day: Day) => ShownClosure | null;
  /** Closes a slot that was taken since the answer, and asks the server anew. */
  markTaken: (day: Day, time: string) => void;
};

/**
 * What can be booked, as far as the browser knows at `minute`, milliseconds; null before it knows the
 * time. `moved` is the booking that is being moved.
 */
export function useAvailability(
  minute: number | null,
  moved?: { token: string; startsAt: string },
): Availability | null {
  const now = new Date(minute ?? 0);
  const rules = useRules();
  const { data, isFetching, isError, refetch } = useQuery({
    ...availabilityQuery(now, Math.max(horizonDays, rules.horizonDays), moved?.token),
    enabled: minute !== null,
  });
  const [takenSince, setTakenSince] = useState<ReadonlySet<string>>(new Set());
  if (minute === null) return null;

  const today = companyToday(now);
  const shown: ShownAvailability = {
    now,
    rules,
    answers: new Map(data?.map((day) => [day.date, day])),
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
    slotsOf: (day) => shownSlots(day, shown),
    closureOf: (day) => shownDay(day, shown),
    markTaken(day, time) {
      if (isSlotTime(time)) setTakenSince(new Set([...takenSince, slotStart(day, time)]));
      void refetch();
    },
  };
}

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
import {
  type Closing,
  dayClosing,
  type Knowledge,
  type ShownSlot,
  shownSlots,
} from './shown-slots.ts';
import { slotInstant } from './visitor-clock.ts';

export type Availability = {
  today: Day;
  lastDay: Day;
  rules: OfferedRules;
  isLoading: boolean;
  /** No answer is there: days and slots are open by rule. */
  isUnknown: boolean;
  retry: () => void;
  slotsOf: (day: Day) => ShownSlot[];
  closingOf: (day: Day) => Closing | null;
  /** A slot went to somebody else: closes it and asks the server anew. */
  lose: (day: Day, time: string) => void;
};

/**
 * What can be booked, as far as the browser knows at `minute`; null before it knows the moment.
 * `own` is the booking that is being moved.
 */
export function useAvailability(
  minute: number | null,
  own?: { token: string; startsAt: string },
): Availability | null {
  const now = new Date(minute ?? 0);
  const rules = useRules();
  const { data, isFetching, isError, refetch } = useQuery({
    ...availabilityQuery(now, Math.max(horizonDays, rules.horizonDays), own?.token),
    enabled: minute !== null,
  });
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set());
  if (minute === null) return null;

  const today = companyToday(now);
  function knowledgeOf(day: Day): Knowledge {
    const answer = data?.find(({ date }) => date === day);
    return { now: now.getTime(), today, rules, lost, own: own?.startsAt, answer };
  }
  return {
    today,
    lastDay: lastBookableDay(today, rules.horizonDays),
    rules,
    isLoading: isFetching && !data,
    isUnknown: isError && !data && !isFetching,
    retry: () => void refetch(),
    slotsOf: (day) => shownSlots(day, knowledgeOf(day)),
    closingOf: (day) => dayClosing(day, knowledgeOf(day)),
    lose(day, time) {
      if (isSlotTime(time)) setLost(new Set([...lost, slotInstant(day, time)]));
      void refetch();
    },
  };
}

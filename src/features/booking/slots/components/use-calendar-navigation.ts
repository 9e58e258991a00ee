import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Day } from '../../calendar-day.ts';
import {
  addMonths,
  clampDay,
  dayForKey,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
} from './calendar-month.ts';

type CalendarRange = { today: Day; lastDay: Day; chosen: Day | null };

/** Returns the displayed month, the focused day, and how buttons and keys change them. */
export function useCalendarNavigation({ today, lastDay, chosen }: CalendarRange) {
  const firstMonth = monthOf(today);
  const lastMonth = monthOf(lastDay);
  const table = useRef<HTMLTableElement>(null);
  const previousButton = useRef<HTMLButtonElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const movesFocus = useRef(false);
  const [month, setMonth] = useState<Month>(monthOf(chosen ?? today));
  const [focused, setFocused] = useState<Day | null>(chosen);
  const [lastChosen, setLastChosen] = useState(chosen);
  if (chosen !== lastChosen) {
    setLastChosen(chosen);
    if (chosen) {
      setMonth(monthOf(chosen));
      setFocused(chosen);
    }
  }

  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    table.current?.querySelector<HTMLButtonElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  return {
    table,
    previousButton,
    nextButton,
    month,
    focused,
    setFocused,
    isFirst: month <= firstMonth,
    isLast: month >= lastMonth,
    turnMonth(by: -1 | 1) {
      const target = addMonths(month, by);
      setMonth(target);
      setFocused(null);
      // The pressed button is about to be disabled, which would drop the focus.
      if (target === firstMonth) nextButton.current?.focus();
      if (target === lastMonth) previousButton.current?.focus();
    },
    moveByKey(event: KeyboardEvent, day: Day) {
      const target = dayForKey(event.key, day);
      if (target === null || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const clamped = clampDay(target, firstDayOf(firstMonth), lastDayOf(lastMonth));
      if (clamped === day) return;
      movesFocus.current = true;
      setMonth(monthOf(clamped));
      setFocused(clamped);
    },
  };
}

export type CalendarNavigation = ReturnType<typeof useCalendarNavigation>;

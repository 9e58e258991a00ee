import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Day } from '#core/calendar-day.ts';
import {
  addMonths,
  clampDay,
  dayForKey,
  displayedRows,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  openingMonth,
  weeksOf,
} from '#core/calendar-month.ts';
import { formatDay } from '#core/zoned-time.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { IconChevronLeft, IconChevronRight } from '#ui/icons/icons.tsx';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import { formatDayHeading, formatMonth } from '../../booking-times.ts';
import { closureLabels, closureText } from '../../rules/closures.texts.ts';
import { CalendarFrame } from './calendar-frame.tsx';
import type { DisplayedClosure } from './use-availability.ts';

type CalendarRange = {
  today: Day;
  lastDay: Day;
  chosen: Day | null;
  /** Returns whether a day can be chosen. */
  isOpen: (day: Day) => boolean;
  /** Whether the free days are still being read. */
  isLoading: boolean;
};

/** Returns the displayed month, the focused day, and how buttons and keys change them. */
function useCalendarNavigation({ today, lastDay, chosen, isOpen, isLoading }: CalendarRange) {
  const firstMonth = monthOf(today);
  const lastMonth = monthOf(lastDay);
  const table = useRef<HTMLTableElement>(null);
  const previousButton = useRef<HTMLButtonElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const movesFocus = useRef(false);
  const [turned, setMonth] = useState<Month | null>(chosen && monthOf(chosen));
  const month = turned ?? openingMonth(today, lastDay, isOpen);
  // Decided once the free days are known: days that close later turn no page under a visitor.
  if (turned === null && !isLoading) setMonth(month);
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

type CalendarNavigation = ReturnType<typeof useCalendarNavigation>;

type CalendarMonthHeadProps = { headingId: string; navigation: CalendarNavigation };

/** The name of the displayed month, and the buttons to the months beside it. */
function CalendarMonthHead({ headingId, navigation }: CalendarMonthHeadProps) {
  const { month, isFirst, isLast, previousButton, nextButton, turnMonth } = navigation;
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  return (
    <>
      <h3 id={headingId} aria-live="polite">
        {formatMonth(month, language)}
      </h3>
      <span className="cal__turn">
        <button
          ref={previousButton}
          type="button"
          aria-label={t('previousMonth')}
          disabled={isFirst}
          onClick={() => turnMonth(-1)}
        >
          <IconChevronLeft />
        </button>
        <button
          ref={nextButton}
          type="button"
          aria-label={t('nextMonth')}
          disabled={isLast}
          onClick={() => turnMonth(1)}
        >
          <IconChevronRight />
        </button>
      </span>
    </>
  );
}

type CalendarDayButtonProps = {
  day: Day;
  /** Why the day is closed; null for an open one. */
  reason: string | null;
  isTabStop: boolean;
  isChosen: boolean;
  isToday: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: () => void;
};

/** A day of the calendar. A closed one is not disabled, so that screen readers reach its reason. */
function CalendarDayButton(props: CalendarDayButtonProps) {
  const { day, reason, isTabStop, isChosen, isToday, onKeyDown, onClick } = props;
  const { language } = useLanguage();
  const label = formatDay(day, localeOf[language]);
  return (
    <button
      type="button"
      className="cal__cell"
      data-day={day}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={reason ? `${label}, ${reason}` : label}
      title={reason ?? undefined}
      aria-disabled={reason ? true : undefined}
      aria-pressed={isChosen ? true : undefined}
      aria-current={isToday ? 'date' : undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {Number(day.slice(8))}
    </button>
  );
}

type CalendarProps = {
  /** Today in Lisbon, in the first month. */
  today: Day;
  /** The last day that can be booked, in the last month. */
  lastDay: Day;
  chosen: Day | null;
  /** Returns why a day is closed, or null if it is open. */
  closureOf: (day: Day) => DisplayedClosure | null;
  /** Whether what closes days is still being read. */
  isLoading: boolean;
  onChoose: (day: Day) => void;
  /** Ids of the hint and of an error beside the calendar. */
  describedBy: string;
};

/** A calendar to choose a day from. Arrow keys also reach closed days, to announce their reason. */
export function Calendar(props: CalendarProps) {
  const { today, lastDay, chosen, closureOf, isLoading, onChoose, describedBy } = props;
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const headingId = useId();
  const navigation = useCalendarNavigation({
    today,
    lastDay,
    chosen,
    isOpen: (day) => closureOf(day) === null,
    isLoading,
  });
  const { table, month, focused, setFocused, moveByKey } = navigation;
  const weeks = weeksOf(month);
  const days = weeks.flat().filter((day) => day !== null);
  const tabStop =
    days.find((day) => day === focused) ??
    days.find((day) => day === chosen) ??
    days.find((day) => day >= today && closureOf(day) === null) ??
    firstDayOf(month);

  function reasonOf(day: Day): string | null {
    const closure = closureOf(day);
    return closure && closureText(closureLabels, language, closure);
  }

  function dayButton(day: Day) {
    const reason = reasonOf(day);
    return (
      <CalendarDayButton
        day={day}
        reason={reason}
        isTabStop={day === tabStop}
        isChosen={day === chosen}
        isToday={day === today}
        onKeyDown={(event) => moveByKey(event, day)}
        onClick={() => {
          setFocused(day);
          if (!reason) onChoose(day);
        }}
      />
    );
  }

  const reason = focused && monthOf(focused) === month ? reasonOf(focused) : null;
  return (
    <CalendarFrame
      head={<CalendarMonthHead headingId={headingId} navigation={navigation} />}
      table={{
        ref: table,
        role: 'grid',
        'aria-labelledby': headingId,
        'aria-describedby': describedBy,
      }}
      foot={
        focused && reason ? t('why', { day: formatDayHeading(focused, language), reason }) : null
      }
    >
      {weeks.map((week) => (
        <tr key={week.find((day) => day !== null)}>
          {week.map((day, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index in the week is the cell
            <td key={index}>{day ? dayButton(day) : null}</td>
          ))}
        </tr>
      ))}
      {Array.from({ length: displayedRows - weeks.length }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are alike
        <tr key={row}>
          <td>
            <span className="cal__cell" />
          </td>
        </tr>
      ))}
    </CalendarFrame>
  );
}

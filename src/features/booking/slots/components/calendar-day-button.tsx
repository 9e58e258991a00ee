import type { KeyboardEvent } from 'react';
import { formatDay } from '#core/zoned-time.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import type { Day } from '../../calendar-day.ts';

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
export function CalendarDayButton(props: CalendarDayButtonProps) {
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

import { useId } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import { formatDayHeading } from '../../booking-times.ts';
import type { Day } from '../../calendar-day.ts';
import { closureLabels, closureText } from '../../rules/closures.texts.ts';
import { CalendarDayButton } from './calendar-day-button.tsx';
import { CalendarFrame } from './calendar-frame.tsx';
import { displayedRows, firstDayOf, monthOf, weeksOf } from './calendar-month.ts';
import { CalendarMonthHead } from './calendar-month-head.tsx';
import type { DisplayedClosure } from './use-availability.ts';
import { useCalendarNavigation } from './use-calendar-navigation.ts';

export type CalendarProps = {
  /** Today in Lisbon, in the first month. */
  today: Day;
  /** The last day that can be booked, in the last month. */
  lastDay: Day;
  chosen: Day | null;
  /** Returns why a day is closed, or null if it is open. */
  closureOf: (day: Day) => DisplayedClosure | null;
  onChoose: (day: Day) => void;
  /** Ids of the hint and of an error beside the calendar. */
  describedBy: string;
};

/** A calendar to choose a day from. Arrow keys also reach closed days, to announce their reason. */
export function Calendar(props: CalendarProps) {
  const { today, lastDay, chosen, closureOf, onChoose, describedBy } = props;
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const headingId = useId();
  const navigation = useCalendarNavigation({ today, lastDay, chosen });
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

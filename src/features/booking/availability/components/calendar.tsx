import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { dayInWords } from '#core/zoned-time.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { IconChevronLeft, IconChevronRight } from '#ui/icons/icons.tsx';
import { bookingScreenTexts } from '../../book/booking-screen.texts.ts';
import type { Day } from '../../calendar-day.ts';
import { monthInWords, shortDayHeading } from '../../components/day-words.ts';
import { closureLabels } from '../closure-labels.texts.ts';
import { closureText } from '../closure-text.ts';
import { CalendarFrame } from './calendar-frame.tsx';
import {
  addMonths,
  dayReachedBy,
  firstDayOf,
  lastDayOf,
  monthOf,
  rowsShown,
  weeksOf,
  within,
} from './calendar-month.ts';
import type { ShownClosure } from './shown-slots.ts';

export type CalendarProps = {
  /** Today in Lisbon: the first month is its month. */
  today: Day;
  /** The last day that can be booked: the last month is its month. */
  lastDay: Day;
  chosen: Day | null;
  /** Why a day is closed; null for an open one. */
  closureOf: (day: Day) => ShownClosure | null;
  onChoose: (day: Day) => void;
  /** Ids of the hint and of an error beside the calendar. */
  describedBy: string;
};

/** A calendar for one day, Monday first. Arrow keys also reach closed days, so that their reason is heard. */
export function Calendar(props: CalendarProps) {
  const { today, lastDay, chosen, closureOf, onChoose, describedBy } = props;
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const heading = useId();
  const table = useRef<HTMLTableElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const movesFocus = useRef(false);
  const [month, setMonth] = useState(monthOf(chosen ?? today));
  const [reached, setReached] = useState<Day | null>(chosen);
  const [lastChosen, setLastChosen] = useState(chosen);
  if (chosen !== lastChosen) {
    setLastChosen(chosen);
    if (chosen) {
      setMonth(monthOf(chosen));
      setReached(chosen);
    }
  }

  const first = monthOf(today);
  const last = monthOf(lastDay);
  const weeks = weeksOf(month);
  const days = weeks.flat().filter((day) => day !== null);
  const tabStop =
    days.find((day) => day === reached) ??
    days.find((day) => day === chosen) ??
    days.find((day) => day >= today && closureOf(day) === null) ??
    firstDayOf(month);

  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    table.current?.querySelector<HTMLButtonElement>(`[data-day="${reached}"]`)?.focus();
  }, [reached]);

  function turn(by: -1 | 1) {
    const turned = addMonths(month, by);
    setMonth(turned);
    setReached(null);
    // The pressed button is about to be disabled, which would drop the focus.
    if (turned === first) next.current?.focus();
    if (turned === last) previous.current?.focus();
  }

  function moveByKey(event: KeyboardEvent, day: Day) {
    const target = dayReachedBy(event.key, day);
    if (target === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const kept = within(target, firstDayOf(first), lastDayOf(last));
    if (kept === day) return;
    movesFocus.current = true;
    setMonth(monthOf(kept));
    setReached(kept);
  }

  function dayButton(day: Day) {
    const closure = closureOf(day);
    const reason = closure ? closureText(closureLabels, language, closure) : null;
    const words = dayInWords(day, localeOf[language]);
    return (
      <button
        type="button"
        className="cal__cell"
        data-day={day}
        tabIndex={day === tabStop ? 0 : -1}
        aria-label={reason ? `${words}, ${reason}` : words}
        title={reason ?? undefined}
        aria-disabled={reason ? true : undefined}
        aria-pressed={day === chosen ? true : undefined}
        aria-current={day === today ? 'date' : undefined}
        onKeyDown={(event) => moveByKey(event, day)}
        onClick={() => {
          setReached(day);
          if (!reason) onChoose(day);
        }}
      >
        {Number(day.slice(8))}
      </button>
    );
  }

  const why = reached && monthOf(reached) === month ? closureOf(reached) : null;
  return (
    <CalendarFrame
      head={
        <>
          <h3 id={heading} aria-live="polite">
            {monthInWords(month, language)}
          </h3>
          <span className="cal__turn">
            <button
              ref={previous}
              type="button"
              aria-label={t('previousMonth')}
              disabled={month <= first}
              onClick={() => turn(-1)}
            >
              <IconChevronLeft />
            </button>
            <button
              ref={next}
              type="button"
              aria-label={t('nextMonth')}
              disabled={month >= last}
              onClick={() => turn(1)}
            >
              <IconChevronRight />
            </button>
          </span>
        </>
      }
      table={{
        ref: table,
        role: 'grid',
        'aria-labelledby': heading,
        'aria-describedby': describedBy,
      }}
      foot={
        reached && why
          ? t('why', {
              day: shortDayHeading(reached, language),
              reason: closureText(closureLabels, language, why),
            })
          : null
      }
    >
      {weeks.map((week) => (
        <tr key={week.find((day) => day !== null)}>
          {week.map((day, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the week is the cell
            <td key={place}>{day ? dayButton(day) : null}</td>
          ))}
        </tr>
      ))}
      {Array.from({ length: rowsShown - weeks.length }, (_, row) => (
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

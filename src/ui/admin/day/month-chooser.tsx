import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import type { Day } from '#core/calendar-day.ts';
import {
  addMonths,
  dayForKey,
  firstDayOf,
  type Month,
  monthOf,
  weeksOf,
} from '#core/calendar-month.ts';
import { formatDay } from '#core/zoned-time.ts';
import { capitalize } from '#i18n/capitalize.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { IconChevronLeft, IconChevronRight } from '../../icons/icons.tsx';
import { dayFieldTexts } from './day-field.texts.ts';

/** A Monday, from which the names of the weekdays are taken. */
const someWeek = weeksOf('2024-01')[0] ?? [];

type MonthChooserProps = {
  id: string;
  ref: Ref<HTMLDivElement>;
  chosen: Day | '';
  today: Day;
  /** The first day that may be chosen, or nothing. */
  min: Day | '';
  onChoose: (day: Day) => void;
};

/** A month to choose a day from, which opens beside its field. Keys are those of a date grid (ARIA APG). */
export function MonthChooser({ id, ref, chosen, today, min, onChoose }: MonthChooserProps) {
  const { language } = useLanguage();
  const t = useTexts(dayFieldTexts);
  const headingId = useId();
  const table = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);
  const start = chosen || (min > today ? min : today);
  const [shown, setShown] = useState<{ month: Month; focused: Day } | null>(null);
  const { month, focused } = shown ?? { month: monthOf(start), focused: start };
  const tabStop = monthOf(focused) === month ? focused : firstDayOf(month);
  const name = (day: Day, options?: Intl.DateTimeFormatOptions) =>
    formatDay(day, localeOf[language], options);

  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    table.current?.querySelector<HTMLButtonElement>(`[data-day="${tabStop}"]`)?.focus();
  }, [tabStop]);

  function moveByKey(event: KeyboardEvent, day: Day): void {
    const target = dayForKey(event.key, day);
    if (target === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    movesFocus.current = true;
    setShown({ month: monthOf(target), focused: target });
  }

  return (
    <div
      className="month-chooser"
      id={id}
      ref={ref}
      popover="auto"
      role="dialog"
      aria-label={t('choose')}
      onToggle={({ newState }) => {
        // It opens on the day of the field, whatever was turned to before.
        setShown(null);
        if (newState === 'open')
          table.current?.querySelector<HTMLButtonElement>('[tabindex="0"]')?.focus();
      }}
    >
      <div className="month-chooser__head">
        <b id={headingId} aria-live="polite">
          {capitalize(name(firstDayOf(month), { month: 'long', year: 'numeric' }))}
        </b>
        {([-1, 1] as const).map((by) => (
          <button
            key={by}
            type="button"
            aria-label={t(by < 0 ? 'before' : 'after')}
            onClick={() => setShown({ month: addMonths(month, by), focused })}
          >
            {by < 0 ? <IconChevronLeft /> : <IconChevronRight />}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table (ARIA APG). */}
      <table role="grid" aria-labelledby={headingId} ref={table}>
        <thead>
          <tr>
            {someWeek.map((day) =>
              day === null ? null : (
                <th key={day} scope="col" abbr={name(day, { weekday: 'long' })}>
                  {name(day, { weekday: 'narrow' })}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place in the week is the cell
                <td key={place}>
                  {day === null ? null : (
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === tabStop ? 0 : -1}
                      aria-label={name(day)}
                      aria-disabled={day < min ? true : undefined}
                      aria-pressed={day === chosen ? true : undefined}
                      aria-current={day === today ? 'date' : undefined}
                      onKeyDown={(event) => moveByKey(event, day)}
                      onClick={() => {
                        if (day >= min) onChoose(day);
                      }}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

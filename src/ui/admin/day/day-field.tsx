import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Day } from '#core/calendar-day.ts';
import { timeOf } from '#core/time-of-day.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { type FieldFrame, FieldShell } from '../../form/field.tsx';
import { IconCalendar } from '../../icons/frame-icons.tsx';
import { dayFieldTexts } from './day-field.texts.ts';
import { MonthChooser } from './month-chooser.tsx';
import { readDay, readTime, writeDay } from './read-day.ts';
import './day-field.css';

/** The end of what is typed: when the field is left, or its form sent. */
function typingEnds(onEnd: () => void) {
  return {
    onBlur: onEnd,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter') onEnd();
    },
  };
}

type DayFieldProps = FieldFrame & {
  /** A day, or nothing where none was typed that can be read. */
  value: Day | '';
  onChange: (day: Day | '') => void;
  /** The first day that may be chosen. */
  min?: Day;
  required?: boolean;
};

/** A day as people type it in their language, with a calendar beside it to choose it from. */
export function DayField(props: DayFieldProps) {
  const { value, onChange, min = '', required, error, ...frame } = props;
  const { language } = useLanguage();
  const t = useTexts(dayFieldTexts);
  const [typed, setTyped] = useState<string | null>(null);
  const [hasFault, setHasFault] = useState(false);
  const calendar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const today = readClock(new Date(), companyZone).day;
  const read = typed === null ? value : (readDay(typed, today) ?? '');
  const isEarly = read !== '' && read < min;

  function change(text: string): void {
    setTyped(text);
    setHasFault(false);
    const day = readDay(text, today) ?? '';
    onChange(day < min ? '' : day);
  }
  function end(): void {
    // What cannot be read stays as it was typed.
    const isRead = (read !== '' && !isEarly) || typed?.trim() === '';
    setHasFault(typed !== null && !isRead);
    if (isRead) setTyped(null);
  }
  function choose(day: Day): void {
    setTyped(null);
    setHasFault(false);
    onChange(day);
    calendar.current?.hidePopover();
    input.current?.focus();
  }
  // Only what was typed is kept: a value from elsewhere, such as a press on a free time, is shown.
  const isOfTyped = typed !== null && (isEarly ? value === '' : read === value);
  const fault = isEarly
    ? t('tooEarly', { first: writeDay(min, language) })
    : t('noDay', { example: writeDay(today, language) });
  return (
    <FieldShell
      {...frame}
      id={id}
      error={hasFault ? fault : error}
      render={(control) => (
        <div className="day-field">
          <input
            {...control}
            ref={input}
            type="text"
            autoComplete="off"
            required={required}
            value={isOfTyped ? typed : writeDay(value, language)}
            onChange={({ target }) => change(target.value)}
            {...typingEnds(end)}
          />
          <button type="button" aria-label={t('choose')} popoverTarget={`${id}-calendar`}>
            <IconCalendar />
          </button>
          <MonthChooser
            id={`${id}-calendar`}
            ref={calendar}
            chosen={value}
            today={today}
            min={min}
            onChoose={choose}
          />
        </div>
      )}
    />
  );
}

/** The times that a field offers: each half hour of a working day. */
const offeredTimes = Array.from({ length: 29 }, (_, place) => timeOf(7 * 60 + place * 30));

type TimeFieldProps = FieldFrame & {
  /** `HH:MM`, or nothing where none was typed that can be read. */
  value: string;
  onChange: (time: string) => void;
  required?: boolean;
};

/** A time of day on a clock of 24 hours, as people type it; half hours are offered. */
export function TimeField({ value, onChange, required, error, ...frame }: TimeFieldProps) {
  const t = useTexts(dayFieldTexts);
  const [typed, setTyped] = useState<string | null>(null);
  const [hasFault, setHasFault] = useState(false);
  const id = useId();
  const read = typed === null ? value : (readTime(typed) ?? '');

  function end(): void {
    const isRead = read !== '' || typed?.trim() === '';
    setHasFault(typed !== null && !isRead);
    if (isRead) setTyped(null);
  }
  return (
    <FieldShell
      {...frame}
      id={id}
      error={hasFault ? t('noTime') : error}
      render={(control) => (
        <>
          <input
            {...control}
            type="text"
            list={`${id}-times`}
            autoComplete="off"
            required={required}
            value={typed !== null && read === value ? typed : value}
            onChange={({ target }) => {
              setTyped(target.value);
              setHasFault(false);
              onChange(readTime(target.value) ?? '');
            }}
            {...typingEnds(end)}
          />
          <datalist id={`${id}-times`}>
            {offeredTimes.map((time) => (
              <option key={time} value={time} />
            ))}
          </datalist>
        </>
      )}
    />
  );
}

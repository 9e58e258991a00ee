import { useEffect, useState } from 'react';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { countdownTexts } from './countdown.texts.ts';
import { formatEndDay, parseEndDate, remainingTime } from './countdown-time.ts';
import './countdown.css';

type CountdownProps = {
  /** A day (`2025-04-30`, until its end in Lisbon) or an instant; without a zone, Lisbon's. */
  endDate: string | undefined;
  /** What ends, for the accessible name. */
  label: string;
};

const tick = 500;
const reported = new Set<string | undefined>();

function reportBadDate(endDate: string | undefined): void {
  if (reported.has(endDate)) return;
  reported.add(endDate);
  // biome-ignore lint/suspicious/noConsole: shows the owner a mistyped end date.
  console.error(`Countdown: ${endDate ?? 'a missing end'} is not a date`);
}

/** Returns the time now, updated every 500 ms while the tab is visible; null until mounted. */
function useNow(end: number | null): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (end === null) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const read = () => {
      setNow(end + Math.ceil((Date.now() - end) / 1000) * 1000);
      if (Date.now() >= end) clearInterval(timer);
    };
    const follow = () => {
      clearInterval(timer);
      if (document.hidden) return;
      timer = setInterval(read, tick);
      read();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [end]);
  return now;
}

/**
 * Counts down to an end. Shows zeros past it; without a valid date, nothing and one console error.
 * Cached pages and the first paint show the last day; the accessible name changes once a minute.
 */
export function Countdown({ endDate, label }: CountdownProps) {
  const { language } = useLanguage();
  const t = useTexts(countdownTexts);
  const end = parseEndDate(endDate);
  const now = useNow(end);
  useEffect(() => {
    if (end === null) reportBadDate(endDate);
  }, [end, endDate]);
  if (end === null) return null;

  const left = remainingTime(end, now ?? end);
  const endDay = formatEndDay(end, localeOf[language]);
  const units = ['days', 'hours', 'minutes', 'seconds'] as const;
  const spokenUnits = units.slice(0, 3).map((unit) => `${left[unit]} ${t(unit)}`);
  const name = now === null ? endDay : spokenUnits.join(', ');
  return (
    <div className="count" role="timer" aria-label={`${label}: ${name}`}>
      <div className="count__units" aria-hidden="true" data-waiting={now === null || undefined}>
        {units.map((unit) => (
          <div key={unit}>
            <b>{String(left[unit]).padStart(2, '0')}</b>
            <span>{t(unit)}</span>
          </div>
        ))}
      </div>
      {now === null ? (
        <time className="count__end" dateTime={new Date(end).toISOString()} aria-hidden="true">
          <span>{t('until')}</span> {endDay}
        </time>
      ) : null}
    </div>
  );
}

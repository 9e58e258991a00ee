import { formatDay } from '#core/zoned-time.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import type { Day } from '../../calendar-day.ts';

/** The day as a leaf of a calendar in an arch; empty without a day. Decorative beside the day's name. */
export function DayLeaf({ day }: { day: Day | null }) {
  const { language } = useLanguage();
  const part = (options: Intl.DateTimeFormatOptions) =>
    day === null ? '' : formatDay(day, localeOf[language], options);
  return (
    <div className={day === null ? 'leaf leaf--none' : 'leaf'} aria-hidden="true">
      <span>{part({ weekday: 'long' }).split('-')[0]}</span>
      <b>{day === null ? '' : Number(day.slice(8))}</b>
      <span>{part({ month: 'long' })}</span>
    </div>
  );
}

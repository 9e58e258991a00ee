import { formatDay } from '#core/zoned-time.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { formatWeekday } from '../../booking-times.ts';
import type { Day } from '../../calendar-day.ts';

/** The day as a leaf of a calendar in an arch; empty without a day. Decorative beside the day's name. */
export function DayLeaf({ day }: { day: Day | null }) {
  const { language } = useLanguage();
  return (
    <div className={day === null ? 'leaf leaf--none' : 'leaf'} aria-hidden="true">
      <span>{day === null ? '' : formatWeekday(day, language)}</span>
      <b>{day === null ? '' : Number(day.slice(8))}</b>
      <span>{day === null ? '' : formatDay(day, localeOf[language], { month: 'long' })}</span>
    </div>
  );
}

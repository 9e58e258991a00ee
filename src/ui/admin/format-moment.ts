import { dateFormat } from '#core/date-format.ts';
import { type Language, localeOf } from '#i18n/language.ts';

/** Returns an instant (ISO 8601) as one says it soon after: the time of today, else day and time. */
export function formatMoment(at: string, language: Language, now: Date): string {
  const locale = localeOf[language];
  const instant = new Date(at);
  const isToday = instant.toDateString() === now.toDateString();
  const style = isToday
    ? ({ timeStyle: 'short' } as const)
    : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
  return dateFormat(locale, style).format(instant);
}

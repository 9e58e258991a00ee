import { dateFormat } from '#core/date-format.ts';
import { type Language, localeOf } from '#i18n/language.ts';

/** Returns day and time of an instant (ISO 8601). */
export function formatInstant(at: string, language: Language): string {
  const format = dateFormat(localeOf[language], { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(new Date(at));
}

/** Returns an instant (ISO 8601) as one says it soon after: the time of today, else day and time. */
export function formatRecent(at: string, language: Language, now: Date): string {
  const instant = new Date(at);
  if (instant.toDateString() !== now.toDateString()) return formatInstant(at, language);
  return dateFormat(localeOf[language], { timeStyle: 'short' }).format(instant);
}

import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';

/** Formats the company's day at an instant: "22 Nov 2026", "22/11/2026". */
export function formatShortDay(instant: string, language: Language): string {
  const { day } = readClock(instant, companyZone);
  const month = language === 'pt' ? 'numeric' : 'short';
  return formatDay(day, localeOf[language], { day: 'numeric', month, year: 'numeric' });
}

/** The company's day at an instant (ISO 8601). */
export function ShortDay({ at }: { at: string }) {
  const { language } = useLanguage();
  return <time dateTime={at}>{formatShortDay(at, language)}</time>;
}

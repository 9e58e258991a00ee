import { type Language, localeOf } from './language.ts';
import { useLanguage } from './language-context.tsx';

// In UTC, so that server and browser show the same day whatever their zone.
const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const formats: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat(localeOf.en, day),
  pt: new Intl.DateTimeFormat(localeOf.pt, day),
};

/** The UTC day of an instant (ISO 8601), such as "24 April 2025", "24 de abril de 2025", never broken. */
export function ContentDate({ instant }: { instant: string }) {
  const { language } = useLanguage();
  return (
    <time className="unbroken" dateTime={instant.slice(0, 10)}>
      {formats[language].format(Date.parse(instant))}
    </time>
  );
}

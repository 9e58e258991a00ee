import { useLanguage } from '#i18n/language-context.tsx';
import { formatInstant, formatShortDay } from './moment.ts';

/** Day and time of an instant (ISO 8601), in Lisbon. */
export function Instant({ at }: { at: string }) {
  const { language } = useLanguage();
  return <time dateTime={at}>{formatInstant(at, language)}</time>;
}

/** The company's day at an instant (ISO 8601). */
export function ShortDay({ at }: { at: string }) {
  const { language } = useLanguage();
  return <time dateTime={at}>{formatShortDay(at, language)}</time>;
}

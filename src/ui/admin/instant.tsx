import { useLanguage } from '#i18n/language-context.tsx';
import { formatInstant } from './format-instant.ts';

/** Day and time of an instant (ISO 8601), where the reader is. */
export function Instant({ at }: { at: string }) {
  const { language } = useLanguage();
  return <time dateTime={at}>{formatInstant(at, language)}</time>;
}

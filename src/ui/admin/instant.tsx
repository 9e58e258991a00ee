import { dateFormat } from '#core/date-format.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';

/** Day and time of an instant (ISO 8601), where the reader is. */
export function Instant({ at }: { at: string }) {
  const { language } = useLanguage();
  const format = dateFormat(localeOf[language], { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={at}>{format.format(Date.parse(at))}</time>;
}

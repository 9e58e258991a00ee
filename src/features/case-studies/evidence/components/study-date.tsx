import { ContentDate } from '#i18n/content-date.tsx';
import { localeOf } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';

const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** A day or a month: "6 October 2026", "October 2026". */
export function StudyDate({ date }: { date: string }) {
  const { language } = useLanguage();
  if (date.length > 7) return <ContentDate instant={date} />;
  return (
    <time dateTime={date}>
      {new Intl.DateTimeFormat(localeOf[language], month).format(Date.parse(date))}
    </time>
  );
}

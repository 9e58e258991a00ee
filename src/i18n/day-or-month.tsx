import { ContentDate } from './content-date.tsx';
import { localeOf } from './language.ts';
import { useLanguage } from './language-context.tsx';
import { onOneLine } from './unbroken-words.ts';

const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** A day or a month: "6 October 2026", "October 2026". */
export function DayOrMonth({ date }: { date: string }) {
  const { language } = useLanguage();
  if (date.length > 7) return <ContentDate instant={date} />;
  return (
    <time dateTime={date}>
      {onOneLine(new Intl.DateTimeFormat(localeOf[language], month).format(Date.parse(date)))}
    </time>
  );
}

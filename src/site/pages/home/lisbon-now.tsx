import { readClock } from '#core/zoned-time.ts';
import { companyQuery } from '#features/company/company.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { useQuery } from '#query/use-query.tsx';
import { useMinute } from '#ui/feedback/use-minute.ts';
import { IconClock } from '#ui/icons/icons.tsx';
import { homeTexts } from './home.texts.ts';
import './lisbon-now.css';

/** The office hours and, after hydration, the time in Lisbon, for which space is reserved. */
export function LisbonNow() {
  const { language } = useLanguage();
  const t = useTexts(homeTexts);
  const { data: company } = useQuery(companyQuery());
  const now = useMinute();
  if (!company) return null;
  const { text, lang } = localize(language, company.openingHours, company.openingHoursPt);
  const time = now === null ? '00:00' : readClock(new Date(now), 'Europe/Lisbon').time;
  const [hours, minutes] = time.split(':');
  const shown = language === 'pt' ? `${Number(hours)}h${minutes}` : time;
  return (
    <p className="lisbon-now">
      <IconClock />
      <span>
        <span lang={lang}>{t('hours', { hours: text })}</span>{' '}
        <span className="lisbon-now__clock num" aria-hidden={now === null}>
          {t('now', { time: shown })}
        </span>
      </span>
    </p>
  );
}

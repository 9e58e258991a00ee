import { formatDay } from '#core/zoned-time.ts';
import type { Home } from '#features/home/home.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Tooltip } from '#ui/controls/tooltip.tsx';
import { useHomeTexts } from './use-home-texts.ts';
import { whyTexts } from './why-choose-us.texts.ts';
import './filing-year.css';

const filings = [
  { name: 'filing1', days: 'filing1Days', source: 'filing1Source' },
  { name: 'filing2', days: 'filing2Days', source: 'filing2Source' },
  { name: 'filing3', days: 'filing3Days', source: 'filing3Source' },
  { name: 'filing4', days: 'filing4Days', source: 'filing4Source' },
] as const;

const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));

/** The tiles of one filing, one for each month; the next date is an arch. */
function Tiles({ days, next }: { days: readonly string[]; next: string | undefined }) {
  return (
    <span className="year__row" aria-hidden="true">
      {months.map((month) => {
        const day = days.find((one) => one.startsWith(month));
        if (!day) return <i key={month} />;
        return (
          <i key={month} className={day === next ? 'next' : 'on'}>
            {Number(day.slice(3))}
          </i>
        );
      })}
    </span>
  );
}

/** On which days of a year a small company files or pays, and where each day comes from. */
export function FilingYear({ home }: { home: Home }) {
  const { language } = useLanguage();
  const t = useTexts(whyTexts);
  const own = useHomeTexts();
  const shown = filings.filter(({ days }) => home[days]?.length);
  if (!own || shown.length === 0) return null;
  const next = home.nextFiling?.day;
  // Any year with a 29 February.
  const inWords = (day: string) =>
    formatDay(`2024-${day}`, localeOf[language], { day: 'numeric', month: 'long' });

  function describe(days: readonly string[]): string {
    const [first = ''] = days;
    const isMonthly = days.length === 12 && days.every((day) => day.slice(3) === first.slice(3));
    const list = isMonthly
      ? t('monthly', { day: Number(first.slice(3)) })
      : days.map(inWords).join(', ');
    return next && days.includes(next) ? `${list}. ${t('next', { day: inWords(next) })}` : list;
  }

  return (
    <figure>
      <span className="year__row year__months" aria-hidden="true">
        {t('months')
          .split(' ')
          .map((month, index) => (
            <i key={months[index]}>{month}</i>
          ))}
      </span>
      <ul>
        {shown.map(({ name, days, source }) => (
          <li key={name} className="year">
            <Tooltip label={own(name)} content={own(source)}>
              {own(name)}
            </Tooltip>
            <Tiles days={home[days]} next={next} />
            <span className="sr">{describe(home[days])}</span>
          </li>
        ))}
      </ul>
      <figcaption>{own('filingCaption')}</figcaption>
    </figure>
  );
}

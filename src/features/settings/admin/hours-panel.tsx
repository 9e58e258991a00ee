import type { ReactNode } from 'react';
import { dateFormat } from '#core/date-format.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { hoursQuery } from '../settings.queries.ts';
import type { Hours } from '../settings.schema.ts';
import { hoursTexts } from './hours.texts.ts';
import './setting-rows.css';

type HoursPanelProps = {
  calendarHref: string;
  /** Compares the line of the rules with what the site shows. */
  siteHours: (line: Hours['line']) => ReactNode;
};

function useDayName() {
  const { language } = useLanguage();
  const format = dateFormat(localeOf[language], { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return (weekday: number) => {
    const name = format.format(Date.UTC(2024, 0, weekday));
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
}

function HourRows({ hours }: Pick<Hours, 'hours'>) {
  const t = useTexts(hoursTexts);
  const dayName = useDayName();
  return (
    <dl className="setting-rows">
      {hours.map(({ weekdays, from, to }) => {
        const first = dayName(weekdays[0] ?? 1);
        const last = dayName(weekdays.at(-1) ?? 1);
        return (
          <div key={first}>
            <dt>{weekdays.length > 1 ? t('days', { first, last }) : first}</dt>
            <dd>{t('range', { from, to })}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The displayed hours, drawn from the rules of booking. */
export function HoursPanel({ calendarHref, siteHours }: HoursPanelProps) {
  const t = useTexts(hoursTexts);
  const { data, error, isFetching, refetch } = useQuery(hoursQuery());
  return (
    <Panel title={t('title')} foot={t('text')}>
      {!data && error && !isFetching ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingRows count={2} /> : null}
      {data ? (
        <PanelBody>
          {data.hours.length === 0 ? <p>{t('none')}</p> : <HourRows hours={data.hours} />}
          {siteHours(data.line)}
          <div className="row">
            <Link className={buttonClass({ variant: 'soft' })} to={calendarHref}>
              {t('link')}
            </Link>
          </div>
        </PanelBody>
      ) : null}
    </Panel>
  );
}

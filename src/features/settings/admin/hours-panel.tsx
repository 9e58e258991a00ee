import { dateFormat } from '#core/date-format.ts';
import { companySettingsQuery } from '#features/company/company-settings.queries.ts';
import { saveCompanyField } from '#features/company/company-settings-calls.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery, useQueryClient } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { Note } from '#ui/admin/note.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { hoursQuery } from '../settings.queries.ts';
import type { Hours } from '../settings.schema.ts';
import { hoursTexts } from './hours.texts.ts';
import './setting-rows.css';

type HoursPanelProps = { isOwner: boolean; calendarHref: string };

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

/** Whether the site shows the hours of the rules; if not, one press makes it so. */
function SiteHours({ line, isOwner }: Pick<Hours, 'line'> & { isOwner: boolean }) {
  const t = useTexts(hoursTexts);
  const { language } = useLanguage();
  const client = useQueryClient();
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const fields = useQuery(companySettingsQuery()).data?.fields;
  const { openingHours: en, openingHoursPt: pt } = fields ?? {};
  if (!en || !pt || line.en === '') return null;
  if (en.value === line.en && pt.value === line.pt) return <p className="quiet">{t('same')}</p>;

  async function use(): Promise<void> {
    const locale = language;
    const changes = [
      { field: 'openingHours', value: line.en, revision: en?.revision ?? 0 },
      { field: 'openingHoursPt', value: line.pt, revision: pt?.revision ?? 0 },
    ];
    for (const { field, ...change } of changes)
      await saveCompanyField(field, { ...change, locale });
  }
  const shown = String(language === 'pt' ? pt.value : en.value);
  return (
    <>
      <Note
        tone="info"
        title={t('differs', { shown, drawn: line[language] })}
        action={
          isOwner ? (
            <Button
              variant="soft"
              busy={busy}
              onClick={() =>
                void run(use, () => {
                  showToast({ title: t('used') });
                  return client.refetchQuery(companySettingsQuery());
                })
              }
            >
              {t('use')}
            </Button>
          ) : null
        }
      />
      <FailureNote failure={failure} />
    </>
  );
}

/** The displayed hours, drawn from the rules of booking. */
export function HoursPanel({ isOwner, calendarHref }: HoursPanelProps) {
  const t = useTexts(hoursTexts);
  const { data, error, isFetching, refetch } = useQuery(hoursQuery());
  return (
    <Panel title={t('title')} foot={t('text')}>
      {!data && error && !isFetching ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingRows count={2} /> : null}
      {data ? (
        <div className="pan__b">
          {data.hours.length === 0 ? <p>{t('none')}</p> : <HourRows hours={data.hours} />}
          <SiteHours line={data.line} isOwner={isOwner} />
          <div className="row">
            <Link className={buttonClass({ variant: 'soft' })} to={calendarHref}>
              {t('link')}
            </Link>
          </div>
        </div>
      ) : null}
    </Panel>
  );
}

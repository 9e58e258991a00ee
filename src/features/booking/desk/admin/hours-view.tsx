import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconChevronLeft } from '#ui/icons/icons.tsx';
import type { StaffRules } from '../booking-rules.schema.ts';
import { reopenDay, reopenHours } from '../staff-booking-calls.ts';
import { staffRulesQuery } from '../staff-rules.queries.ts';
import { formatNarrowDay } from './booking-when.ts';
import { BusyPanel } from './busy-panel.tsx';
import { rulesFormTexts } from './rules-form.texts.ts';
import { RulesForm } from './rules-form.tsx';
import '#ui/admin/layout/columns.css';
import '#ui/admin/layout/rows.css';

function ClosedPanel({ saved, onChanged }: { saved: StaffRules; onChanged: () => Promise<void> }) {
  const t = useTexts(rulesFormTexts);
  const { language } = useLanguage();
  const { busy, failure, run } = useStaffAction();
  const closed = [
    ...saved.closedDays.map(({ day, note, notePt }) => ({
      key: day,
      day,
      text: language === 'pt' ? notePt : note,
      reopen: () => reopenDay(day),
    })),
    ...saved.closedHours.map(({ id, day, fromTime, toTime, note }) => ({
      key: id,
      day,
      text: [t('hours', { from: fromTime, to: toTime }), note].filter(Boolean).join(', '),
      reopen: () => reopenHours(id),
    })),
  ].sort((one, other) => (one.day < other.day ? -1 : 1));
  return (
    <Panel title={t('closed')} count={closed.length}>
      {closed.length === 0 ? <p className="pan__b quiet">{t('closedNone')}</p> : null}
      <ul className="rows rows--2">
        {closed.map(({ key, day, text, reopen }) => (
          <li key={key}>
            <div>
              <b>{formatNarrowDay(day, language)}</b>
              <small>{text}</small>
            </div>
            <Button variant="soft" busy={busy} onClick={() => void run(reopen, onChanged)}>
              {t('openAgain')}
            </Button>
          </li>
        ))}
      </ul>
      <FailureNote failure={failure} />
    </Panel>
  );
}

type HoursViewProps = { canChange: boolean; calendarHref: string };

/** When consultations can be booked: the rules, and what is closed. */
export function HoursView({ canChange, calendarHref }: HoursViewProps) {
  const t = useTexts(rulesFormTexts);
  const { data: saved, error, refetch } = useQuery(staffRulesQuery());
  return (
    <>
      <PageHeading
        above={
          <Link className="crumb" to={calendarHref}>
            <IconChevronLeft />
            {t('back')}
          </Link>
        }
        title={t('title')}
        lead={t('lead')}
      />
      {saved ? (
        <div className="cols2">
          <RulesForm saved={saved} canChange={canChange} onSaved={refetch} />
          <div className="lane">
            <ClosedPanel saved={saved} onChanged={refetch} />
            <BusyPanel busy={saved.busy} canChange={canChange} onChanged={refetch} />
          </div>
        </div>
      ) : error ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <LoadingRows />
      )}
    </>
  );
}

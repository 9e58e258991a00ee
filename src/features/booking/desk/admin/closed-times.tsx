import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import type { StaffCalendar } from '../staff-booking.schema.ts';
import { reopenDay, reopenHours } from '../staff-booking-calls.ts';
import { formatNarrowDay } from './booking-when.ts';
import { calendarTexts } from './calendar-admin.texts.ts';
import '#ui/admin/layout/panel.css';
import '#ui/admin/layout/rows.css';

type Closed = {
  key: string;
  day: string;
  text: string;
  note: string;
  reopen?: () => Promise<void>;
};

/** What is closed on the days shown, each with the button that opens it again. */
export function ClosedTimes({
  calendar,
  onChanged,
}: {
  calendar: StaffCalendar;
  onChanged: () => Promise<void>;
}) {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const { busy, failure, run } = useStaffAction();
  const closed = calendar.days.flatMap(
    ({ date, closure, closedHours, busy: busyTimes }): Closed[] => [
      ...(closure?.note === undefined
        ? []
        : [
            {
              key: date,
              day: date,
              text: t('state_closed'),
              note: (language === 'pt' ? closure.notePt : closure.note) ?? '',
              reopen: () => reopenDay(date),
            },
          ]),
      ...closedHours.map(({ id, note, ...hours }) => ({
        key: id,
        day: date,
        text: t('closedHours', hours),
        note,
        reopen: () => reopenHours(id),
      })),
      ...busyTimes.map((hours) => ({
        key: `${date} ${hours.from}`,
        day: date,
        text: t('busy', hours),
        note: '',
      })),
    ],
  );
  if (closed.length === 0) return null;
  return (
    <div className="pan">
      <ul className="rows rows--2">
        {closed.map(({ key, day, text, note, reopen }) => (
          <li key={key}>
            <div>
              <b>{formatNarrowDay(day, language)}</b> {text}
              {note ? <small>{note}</small> : null}
            </div>
            {reopen ? (
              <Button variant="soft" busy={busy} onClick={() => void run(reopen, onChanged)}>
                {t('openAgain')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <FailureNote failure={failure} />
    </div>
  );
}

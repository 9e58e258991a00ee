import { type FormEvent, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { formatInstant } from '#ui/admin/moment.ts';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import type { StaffRules } from '../booking-rules.schema.ts';
import { saveBusyCalendar } from '../staff-rules.queries.ts';
import { rulesFormTexts } from './rules-form.texts.ts';

type Busy = NonNullable<StaffRules['busy']>;
type FailureKey = Extract<keyof typeof rulesFormTexts.en, `failure_${string}`>;

function State({ host, answeredAt, failure }: Busy) {
  const t = useTexts(rulesFormTexts);
  const { language } = useLanguage();
  const read = answeredAt && t('busyRead', { at: formatInstant(answeredAt, language) });
  return (
    <>
      <p>
        <b>{t('busyHost', { host })}</b>
      </p>
      <p className="quiet">{read ?? (failure ? null : t('busyWaiting'))}</p>
      {failure ? (
        <Note tone="warn" title={t('busyFailed', { why: t(`failure_${failure}` as FailureKey) })} />
      ) : null}
    </>
  );
}

type BusyPanelProps = { busy: Busy | null; canChange: boolean; onChanged: () => Promise<void> };

/** The calendar of the owner's other appointments: whether it is read, and how old that is. */
export function BusyPanel({ busy, canChange, onChanged }: BusyPanelProps) {
  const t = useTexts(rulesFormTexts);
  const { language } = useLanguage();
  const { busy: isSaving, failure, run } = useStaffAction();
  const [url, setUrl] = useState('');

  function save(next: string | null): void {
    void run(
      () => saveBusyCalendar(next, language),
      () => {
        setUrl('');
        return onChanged();
      },
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    save(url);
  }

  return (
    <Panel title={t('busy')}>
      <div className="pan__b">
        <p className="quiet">{t('busyText')}</p>
        {busy ? <State {...busy} /> : null}
        {busy && canChange ? (
          <div className="row">
            <Button variant="soft" onClick={() => void onChanged()}>
              {t('busyAgain')}
            </Button>
            <Button variant="redline" busy={isSaving} onClick={() => save(null)}>
              {t('busyRemove')}
            </Button>
          </div>
        ) : null}
        {!busy && canChange ? (
          <form className="stack" onSubmit={submit} noValidate>
            <TextField
              type="url"
              label={t('busyUrl')}
              hint={t('busyUrlHint')}
              value={url}
              autoComplete="off"
              placeholder="https://"
              onChange={(event) => setUrl(event.target.value)}
            />
            <div className="row">
              <Button type="submit" variant="soft" busy={isSaving}>
                {t('busySave')}
              </Button>
            </div>
          </form>
        ) : null}
        <FailureNote failure={failure} />
      </div>
    </Panel>
  );
}

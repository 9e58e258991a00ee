import { type FormEvent, useId, useState } from 'react';
import { failureOf } from '#core/call-failure.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { DayField, TimeField } from '#ui/admin/day/day-field.tsx';
import { RestoredNote } from '#ui/admin/draft/restored-note.tsx';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextField } from '#ui/form/field.tsx';
import type { Closed } from '../booking-rules.schema.ts';
import { closeDays, closeHours } from '../staff-booking-calls.ts';
import { formatNarrowDay } from './booking-when.ts';
import type { AskedClosing, CalendarLinks } from './calendar-address.ts';
import { closeTexts } from './close-dialog.texts.ts';
import { useStaffDraft } from './use-staff-draft.ts';
import './options.css';

type CloseDialogProps = {
  day: string;
  /** What was asked for in words. */
  asked: AskedClosing | null;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => Promise<void>;
  links: CalendarLinks;
};

function KeptBookings({ kept, links }: Closed & { links: CalendarLinks }) {
  const t = useTexts(closeTexts);
  const { language } = useLanguage();
  return (
    <>
      <Note tone="warn" title={t('kept')} isAlert>
        {t('keptText')}
      </Note>
      <ul className="rows rows--2">
        {kept.map(({ id, name, date, time }) => (
          <li key={id}>
            <div>
              <b>
                <Link to={links.booking(id)}>{name}</Link>
              </b>
              <small>
                {formatNarrowDay(date, language)} {time}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Closes hours of a day, a day, or several, and names the bookings that stay. */
export function CloseDialog({ day, asked, isOpen, onClose, onClosed, links }: CloseDialogProps) {
  const t = useTexts(closeTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run, forget } = useStaffAction();
  const [kind, setKind] = useState<'days' | 'hours'>(
    asked?.day && asked.from === null ? 'days' : 'hours',
  );
  const draft = useStaffDraft(asked?.from ? `close ${asked.from} ${asked.to}` : 'close', {
    from: asked?.from ?? '14:00',
    to: asked?.to ?? '18:00',
    note: '',
    notePt: '',
  });
  const { values } = draft;
  const [days, setDays] = useState<{ day: string; until: string } | null>(
    asked?.day ? { day: asked.day, until: asked.day } : null,
  );
  const [closed, setClosed] = useState<Closed | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const form = useId();
  const reasons = language === 'pt' ? (['notePt', 'note'] as const) : (['note', 'notePt'] as const);
  const { day: first, until } = days ?? { day, until: day };
  const hasKept = closed !== null && closed.kept.length > 0;

  function close(): void {
    forget();
    setErrors({});
    setDays(null);
    setClosed(null);
    onClose();
  }

  function closedText(): string {
    const named = {
      day: formatNarrowDay(first, language),
      until: formatNarrowDay(until, language),
    };
    if (kind === 'hours') return t('done_hours', { ...named, from: values.from, to: values.to });
    return t(first === until ? 'done_day' : 'done_days', named);
  }

  async function finish(result: Closed): Promise<void> {
    const title = closedText();
    draft.discard();
    await onClosed();
    if (result.kept.length > 0) return setClosed(result);
    // The list shows no closed time.
    showToast({ title });
    close();
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    const { from, to, note, notePt } = values;
    setErrors({});
    void run(async () => {
      try {
        return await (kind === 'hours'
          ? closeHours({ day: first, from, to, note, locale: language })
          : closeDays({ day: first, until, note, notePt, locale: language }));
      } catch (error) {
        const read = failureOf(error);
        if (read.kind === 'invalid')
          setErrors(Object.fromEntries(read.errors.map(({ field, message }) => [field, message])));
        throw error;
      }
    }, finish);
  }

  const field = (name: keyof typeof values) => ({
    label: t(name),
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) =>
      draft.change({ [name]: event.target.value }),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t(hasKept ? 'done' : 'title')}
      closeLabel={t('cancel')}
      footer={
        hasKept ? (
          <Button onClick={close}>{t('ok')}</Button>
        ) : (
          <>
            <Button variant="soft" onClick={close}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={form} busy={busy} busyLabel={t('closing')}>
              {t(kind === 'hours' ? 'closeHours' : 'closeDays')}
            </Button>
          </>
        )
      }
    >
      {hasKept && closed ? (
        <KeptBookings {...closed} links={links} />
      ) : (
        <form id={form} className="stack" onSubmit={send} noValidate>
          <RestoredNote of={draft} />
          <fieldset className="opts opts--2">
            <legend className="sr">{t('what')}</legend>
            {(['hours', 'days'] as const).map((one) => (
              <label key={one} className="opt-row">
                <input
                  className="cb cb--r"
                  type="radio"
                  name="kind"
                  checked={kind === one}
                  onChange={() => setKind(one)}
                />
                {t(`what_${one}`)}
              </label>
            ))}
          </fieldset>
          <div className="pair">
            <DayField
              label={t(kind === 'hours' ? 'day' : 'firstDay')}
              value={first}
              error={errors.day}
              onChange={(day) => setDays({ day, until: until < day ? day : until })}
            />
            {kind === 'days' ? (
              <DayField
                label={t('lastDay')}
                value={until}
                error={errors.until}
                onChange={(day) => setDays({ day: first, until: day })}
              />
            ) : null}
          </div>
          {kind === 'hours' ? (
            <>
              <div className="pair">
                <TimeField {...field('from')} onChange={(from) => draft.change({ from })} />
                <TimeField {...field('to')} onChange={(to) => draft.change({ to })} />
              </div>
              <TextField
                {...field('note')}
                label={t('noteHours')}
                optional={t('optional')}
                hint={t('hoursHint')}
                maxLength={100}
              />
            </>
          ) : (
            reasons.map((name, index) => (
              <TextField
                key={name}
                {...field(name)}
                hint={index > 0 && t('daysHint')}
                maxLength={100}
              />
            ))
          )}
          <FailureNote failure={failure} />
          <p className="quiet">
            {first ? formatNarrowDay(first, language) : null}
            {kind === 'days' && until && until !== first
              ? ` – ${formatNarrowDay(until, language)}`
              : ''}
          </p>
        </form>
      )}
    </Dialog>
  );
}

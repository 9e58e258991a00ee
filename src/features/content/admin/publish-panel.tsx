import { type FormEvent, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextField } from '#ui/form/field.tsx';
import { contentErrorText } from '../content.texts.ts';
import { labelOf } from '../fields/field-labels.texts.ts';
import { BackToOriginal } from './back-to-original.tsx';
import { contentTexts } from './content-admin.texts.ts';
import { changeRecord } from './content-calls.ts';
import { PublishDialog } from './publish-dialog.tsx';
import type { Draft } from './use-draft.ts';

type PublishPanelProps = { kind: string; draft: Draft };
type Verb = 'publish' | 'withdraw';
type Done = 'published' | 'scheduled' | 'withdrawn' | 'toOriginalDone';

/** What a record still needs, and the presses that publish, schedule and withdraw it. */
export function PublishPanel({ kind, draft }: PublishPanelProps) {
  const t = useTexts(contentTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const [when, setWhen] = useState({ day: '', time: '09:00' });
  const [asked, setAsked] = useState<object | null>(null);
  const { record, unsaved } = draft;
  const { missing, twins, state, publishAt, scheduleFailure } = record;
  const canPublish = !unsaved && missing.length === 0 && state !== 'public';

  function change(verb: Verb, done: Done, body: object = {}) {
    setAsked(null);
    void run(
      () => changeRecord(kind, record, verb, body),
      (changed) => {
        draft.dispatch({ kind: 'replaced', record: changed });
        showToast({ title: t(done) });
      },
    );
  }

  function publish(body: object): void {
    change('publish', 'day' in body ? 'scheduled' : 'published', body);
  }

  function ask(body: object): void {
    if (twins.length > 0) setAsked(body);
    else publish(body);
  }

  function schedule(event: FormEvent): void {
    event.preventDefault();
    ask(when);
  }

  return (
    <Panel title={t('goingOut')}>
      <div className="pan__b">
        {scheduleFailure ? (
          <Note
            tone="bad"
            title={t('scheduleFailed', { why: describeRefusal(language, scheduleFailure) })}
          />
        ) : null}
        {publishAt ? (
          <p>
            {t('goesOut', { when: '' })} <Instant at={publishAt} />
          </p>
        ) : null}
        <p>
          {missing.length > 0
            ? t('missing', { fields: missing.map((name) => labelOf(language, name)).join(', ') })
            : t(state === 'public' && !unsaved ? 'nothingToPublish' : 'ready')}
        </p>
        <FailureNote failure={failure} />
        <Button busy={busy} disabled={!canPublish} onClick={() => ask({})}>
          {t(state === 'edited' ? 'publishChanges' : 'publish')}
        </Button>
        {record.isFixed && publishAt === null && !record.isOriginal ? (
          <BackToOriginal
            isBusy={busy || unsaved}
            onConfirm={() => change('withdraw', 'toOriginalDone')}
          />
        ) : null}
        {publishAt !== null || (record.live !== null && !record.isFixed) ? (
          <Button variant="soft" busy={busy} onClick={() => change('withdraw', 'withdrawn')}>
            {t(publishAt ? 'unschedule' : 'withdraw')}
          </Button>
        ) : null}
        <details>
          <summary>{t('later')}</summary>
          <form className="stack" onSubmit={schedule}>
            <TextField
              label={t('day')}
              type="date"
              required
              value={when.day}
              onChange={({ target }) => setWhen({ ...when, day: target.value })}
            />
            <TextField
              label={t('time')}
              type="time"
              required
              value={when.time}
              onChange={({ target }) => setWhen({ ...when, time: target.value })}
            />
            <Button type="submit" variant="soft" busy={busy} disabled={!canPublish}>
              {t('schedule')}
            </Button>
          </form>
        </details>
      </div>
      <PublishDialog
        isOpen={asked !== null}
        twins={twins}
        onAnswer={(goesOn) => (goesOn && asked ? publish(asked) : setAsked(null))}
      />
    </Panel>
  );
}

/** Returns the sentence for a field and a code, such as `slug:taken`. */
function describeRefusal(language: 'en' | 'pt', refusal: string): string {
  const [field = '', code = ''] = refusal.split(':');
  return `${labelOf(language, field)}: ${contentErrorText(language, field, code)}`;
}

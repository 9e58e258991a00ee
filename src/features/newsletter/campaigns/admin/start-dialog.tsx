import { useId, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { DayField, TimeField } from '#ui/admin/day/day-field.tsx';
import { OptionRows } from '#ui/admin/option-rows.tsx';
import { useUndo } from '#ui/admin/undo/undo-context.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { startIssue, turnIssue } from '../campaign-calls.ts';
import type { CampaignDetail } from '../campaigns.schema.ts';
import { campaignsTexts } from './campaigns-admin.texts.ts';
import { LeftOut } from './issue-topics.tsx';
import { nameLastDay } from './last-day.ts';

const answers = ['english', 'skip', 'wait'] as const;

type StartDialogProps = {
  campaign: CampaignDetail;
  isOpen: boolean;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** Names to how many an issue goes and how long that takes, and asks what is open before it is sent. */
export function StartDialog({ campaign, isOpen, onClose, onChanged }: StartDialogProps) {
  const t = useTexts(campaignsTexts);
  const { language } = useLanguage();
  const offerUndo = useUndo();
  const { busy, failure, run, forget } = useStaffAction();
  const [when, setWhen] = useState<'now' | 'at'>('now');
  const [at, setAt] = useState({ day: '', time: '09:00' });
  const [missing, setMissing] = useState<(typeof answers)[number]>('wait');
  const names = [useId(), useId()] as const;
  const { id, readers, hasPortuguese, minutes, days } = campaign;
  const asks = !hasPortuguese && readers.pt > 0;
  const count = readers.en + (asks && missing === 'skip' ? 0 : readers.pt);
  const canStart =
    (!asks || missing !== 'wait') && (when === 'now' || (at.day !== '' && at.time !== ''));

  function close(): void {
    forget();
    onClose();
  }

  function start(): void {
    const body = {
      ...(asks && missing !== 'wait' && { missing }),
      ...(when === 'at' && { at: `${at.day}T${at.time}` }),
    };
    void run(
      () => startIssue(id, body),
      () => {
        close();
        offerUndo({
          text: t(when === 'now' ? 'started' : 'scheduledFor'),
          label: t('takeBack'),
          async undo() {
            await turnIssue(id, 'stop');
            await onChanged();
          },
        });
        return onChanged();
      },
    );
  }

  const people = t(count === 1 ? 'count_one' : 'count_many', { count });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('startTitle')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="line" onClick={close}>
            {t('cancel')}
          </Button>
          <Button busy={busy} busyLabel={t('starting')} disabled={!canStart} onClick={start}>
            {t(when === 'now' ? 'startNow' : 'startAt')}
          </Button>
        </>
      }
    >
      <p>
        {t(days > 1 ? 'startText_days' : minutes === 1 ? 'startText_one' : 'startText_many', {
          count: people,
          minutes,
          day: nameLastDay(days, language, when === 'at' ? at.day : ''),
        })}{' '}
        {t('startHold')}
      </p>
      <LeftOut leftOut={campaign.leftOut} />
      {asks ? (
        <OptionRows
          name={names[0]}
          legend={t(readers.pt === 1 ? 'missingAsk_one' : 'missingAsk_many', { count: readers.pt })}
          value={missing}
          onChoose={setMissing}
          options={answers.map((answer) => ({ id: answer, label: t(`missing_${answer}`) }))}
        />
      ) : null}
      <OptionRows
        name={names[1]}
        legend={t('when')}
        value={when}
        onChoose={setWhen}
        options={[
          { id: 'now', label: t('now') },
          { id: 'at', label: t('atTime') },
        ]}
      />
      {when === 'at' ? (
        <div className="row">
          <DayField label={t('day')} value={at.day} onChange={(day) => setAt({ ...at, day })} />
          <TimeField
            label={t('time')}
            value={at.time}
            onChange={(time) => setAt({ ...at, time })}
          />
        </div>
      ) : null}
      <FailureNote failure={failure} />
    </Dialog>
  );
}

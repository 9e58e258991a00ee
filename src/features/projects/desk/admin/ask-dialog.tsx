import { type FormEvent, useId, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { DayField } from '#ui/admin/day/day-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextareaField, TextField } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import type { ShownProject, ShownStep } from '../../projects.schema.ts';
import { longestText, longestTitle, requestKinds, titleIn } from '../../projects.ts';
import { askFor } from '../project-calls.ts';
import { type Errors, errorsOf } from './begin-dialog.tsx';
import { IdentityField } from './identity-field.tsx';
import { projectsTexts } from './projects-admin.texts.ts';

/** Reads offered times, one on each line: `2026-12-03 10:00`. */
function readSlots(text: string): { date: string; time: string }[] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/[\sT]+/))
    .filter(([date]) => date !== '')
    .map(([date = '', time = '']) => ({ date, time }));
}

type AskDialogProps = {
  project: ShownProject;
  /** The step of the client that it is for. */
  step: ShownStep | null;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** Asks the client for one thing, in their language alone. What was typed stays when it is refused. */
export function AskDialog({ project, step, onClose, onChanged }: AskDialogProps) {
  const t = useTexts(projectsTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const formId = useId();
  const { busy, failure, run } = useStaffAction();
  const [kind, setKind] = useState<string>(step?.kind ?? 'document');
  const [title, setTitle] = useState(step ? titleIn(step, project.language) : '');
  const [text, setText] = useState('');
  const [dueDay, setDueDay] = useState('');
  const [fileId, setFileId] = useState('');
  const [slots, setSlots] = useState('');
  const [identity, setIdentity] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const papers = project.documents.filter(({ side }) => side === 'company');

  function send(event: FormEvent): void {
    event.preventDefault();
    setErrors({});
    const asked = {
      kind,
      title,
      text,
      dueDay,
      identity,
      slots: kind === 'time' ? readSlots(slots) : [],
    };
    void run(
      async () => {
        try {
          const about = { fileId: fileId || null, stepId: step?.id ?? null, locale: language };
          return await askFor(project.id, { ...asked, ...about });
        } catch (error) {
          setErrors(errorsOf(error));
          throw error;
        }
      },
      async ({ isMailed }) => {
        showToast({ title: t(isMailed ? 'asked' : 'notMailed') });
        onClose();
        await onChanged();
      },
    );
  }

  const slotsError = Object.entries(errors).find(([field]) => field.startsWith('slots'))?.[1];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('askTitle', { name: project.person.name || project.person.email })}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="soft" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={t('asking')}>
            {t('askNow')}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" onSubmit={send} noValidate>
        <p>{t('askText', { language: t(project.language) })}</p>
        <SelectField
          label={t('kind')}
          value={kind}
          onChange={(event) => setKind(event.target.value)}
        >
          {requestKinds.map((one) => (
            <option key={one} value={one}>
              {t(`choose_${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('askedTitle')}
          value={title}
          maxLength={longestTitle}
          error={errors.title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextareaField
          label={t('askedText')}
          optional={t('optional')}
          value={text}
          maxLength={longestText}
          error={errors.text}
          onChange={(event) => setText(event.target.value)}
        />
        <DayField
          label={t('due')}
          optional={t('optional')}
          value={dueDay}
          error={errors.dueDay}
          onChange={setDueDay}
        />
        {kind === 'approval' || kind === 'document' ? (
          <SelectField
            label={t('paper')}
            optional={t('optional')}
            value={fileId}
            error={errors.fileId}
            onChange={(event) => setFileId(event.target.value)}
          >
            <option value="">{t('noPaper')}</option>
            {papers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : null}
        {kind === 'document' ? (
          <IdentityField value={identity} error={errors.identity} onChange={setIdentity} />
        ) : null}
        {kind === 'time' ? (
          <TextareaField
            label={t('slots')}
            optional={t('optional')}
            hint={t('slotsHint')}
            value={slots}
            error={slotsError}
            onChange={(event) => setSlots(event.target.value)}
          />
        ) : null}
        {Object.keys(errors).length === 0 ? <FailureNote failure={failure} /> : null}
      </form>
    </Dialog>
  );
}

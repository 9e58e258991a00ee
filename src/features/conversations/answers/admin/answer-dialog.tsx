import { type FormEvent, useId, useState } from 'react';
import { sessionQuery } from '#features/auth/auth.queries.ts';
import { htmlLangOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { RestoredNote } from '#ui/admin/draft/restored-note.tsx';
import { useFieldsDraft } from '#ui/admin/draft/use-fields-draft.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextareaField, TextField } from '#ui/form/field.tsx';
import { conversationErrorText } from '../../conversations.texts.ts';
import { presentAnswerOf, saveAnswer } from '../answer-calls.ts';
import type { SavedAnswer } from '../answers.schema.ts';
import { answersTexts } from './answers-admin.texts.ts';

export type EditedAnswer = SavedAnswer & { isNew: boolean };

type AnswerDialogProps = {
  answer: EditedAnswer;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
};

const parts = ['title', 'body', 'bodyPt'] as const;

/** The name and both texts of a saved answer, kept in this browser until they are saved. */
export function AnswerDialog({ answer, onClose, onSaved }: AnswerDialogProps) {
  const t = useTexts(answersTexts);
  const { language } = useLanguage();
  const { busy, failure, run, forget } = useStaffAction();
  const showToast = useToast();
  const form = useId();
  const me = useQuery(sessionQuery()).data?.id ?? '';
  const { id, isNew, ...initial } = answer;
  const draft = useFieldsDraft(`${me}:answer:${isNew ? 'new' : id}`, initial);
  const { values } = draft;
  const [theirs, setTheirs] = useState<SavedAnswer | null>(null);
  const [isTried, setIsTried] = useState(false);
  const missing = parts.filter((part) => values[part].trim() === '');

  function field(part: (typeof parts)[number], usualHint = '') {
    const isMissing = isTried && missing.includes(part);
    return {
      value: values[part],
      readOnly: busy,
      error: isMissing ? conversationErrorText(language, part, 'required') : undefined,
      hint:
        theirs && theirs[part] !== values[part] ? t('theirs', { text: theirs[part] }) : usualHint,
      onChange: ({ target }: { target: { value: string } }) =>
        draft.change({ [part]: target.value }),
    };
  }
  /** Shows what somebody else wrote beside it; the next press replaces that. */
  function keepOther(error: unknown): never {
    const present = presentAnswerOf(error);
    setTheirs(present);
    if (present) draft.change({ updatedAt: present.updatedAt });
    throw error;
  }
  function takeTheirs({ id: _, ...other }: SavedAnswer): void {
    draft.change(other);
    setTheirs(null);
    forget();
  }
  function save(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (missing.length > 0) return;
    const { updatedAt, ...texts } = values;
    void run(
      () =>
        saveAnswer(id, { ...texts, title: texts.title.trim() }, language, updatedAt).catch(
          keepOther,
        ),
      async () => {
        draft.forget();
        onClose();
        showToast({ title: t('saved') });
        await onSaved();
      },
    );
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={answer.isNew ? t('addTitle') : t('changeTitle', { title: answer.title })}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="soft" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={save} noValidate>
        <RestoredNote of={draft} />
        <TextField label={t('name')} maxLength={200} {...field('title', t('nameHint'))} />
        <TextareaField
          label={t('body')}
          lang={htmlLangOf.en}
          rows={5}
          maxLength={10_000}
          {...field('body')}
        />
        <TextareaField
          label={t('bodyPt')}
          lang={htmlLangOf.pt}
          rows={5}
          maxLength={10_000}
          {...field('bodyPt')}
        />
        <FailureNote failure={failure} />
        {theirs ? (
          <Button variant="soft" onClick={() => takeTheirs(theirs)}>
            {t('takeTheirs')}
          </Button>
        ) : null}
      </form>
    </Dialog>
  );
}

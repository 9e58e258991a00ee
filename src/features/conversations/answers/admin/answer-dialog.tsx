import { type FormEvent, useId, useState } from 'react';
import { htmlLangOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextareaField, TextField } from '#ui/form/field.tsx';
import { conversationErrorText } from '../../conversations.texts.ts';
import { saveAnswer } from '../answer-calls.ts';
import type { SavedAnswer } from '../answers.schema.ts';
import { answersTexts } from './answers-admin.texts.ts';

export type EditedAnswer = Omit<SavedAnswer, 'updatedAt'> & { isNew: boolean };

type AnswerDialogProps = {
  answer: EditedAnswer;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
};

const parts = ['title', 'body', 'bodyPt'] as const;

/** The name and both texts of a saved answer. */
export function AnswerDialog({ answer, onClose, onSaved }: AnswerDialogProps) {
  const t = useTexts(answersTexts);
  const { language } = useLanguage();
  const { busy, failure, run } = useStaffAction();
  const showToast = useToast();
  const form = useId();
  const [values, setValues] = useState(answer);
  const [isTried, setIsTried] = useState(false);
  const missing = parts.filter((part) => values[part].trim() === '');

  function field(part: (typeof parts)[number]) {
    const isMissing = isTried && missing.includes(part);
    return {
      value: values[part],
      readOnly: busy,
      error: isMissing ? conversationErrorText(language, part, 'required') : undefined,
      onChange: ({ target }: { target: { value: string } }) =>
        setValues({ ...values, [part]: target.value }),
    };
  }
  function save(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (missing.length > 0) return;
    const { id, title, body, bodyPt } = values;
    void run(
      () => saveAnswer(id, { title: title.trim(), body, bodyPt }, language),
      async () => {
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
        <TextField label={t('name')} hint={t('nameHint')} maxLength={200} {...field('title')} />
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
      </form>
    </Dialog>
  );
}

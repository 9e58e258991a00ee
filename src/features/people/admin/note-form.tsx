import { type FormEvent, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextareaField } from '#ui/form/field.tsx';
import { peopleErrorText } from '../people.texts.ts';
import { addNote } from '../people-calls.ts';
import { peopleTexts } from './people-admin.texts.ts';

type NoteFormProps = { personId: string; onChanged: () => Promise<void> };

/** A note about a person. The text stays until the server has it. */
export function NoteForm({ personId, onChanged }: NoteFormProps) {
  const t = useTexts(peopleTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);

  function send(event: FormEvent): void {
    event.preventDefault();
    setIsEmpty(text.trim() === '');
    if (text.trim() === '') return;
    void run(
      () => addNote(personId, text, language),
      () => {
        setText('');
        showToast({ title: t('noteKept') });
        return onChanged();
      },
    );
  }

  return (
    <form className="stack" onSubmit={send} noValidate>
      <TextareaField
        label={t('note')}
        placeholder={t('noteHint')}
        value={text}
        maxLength={5000}
        readOnly={busy}
        error={isEmpty ? peopleErrorText(language, 'text', 'required') : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setIsEmpty(false);
        }}
      />
      <FailureNote failure={failure} />
      <div className="row">
        <Button type="submit" variant="soft" busy={busy} busyLabel={t('keeping')}>
          {t('keepNote')}
        </Button>
      </div>
    </form>
  );
}

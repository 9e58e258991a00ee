import { type FormEvent, useState } from 'react';
import { failureOf } from '#core/call-failure.ts';
import { longestName, longestPhone } from '#core/longest-text.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { describeCallFailure } from '#ui/admin/calls/describe-call-failure.ts';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffCall } from '#ui/admin/calls/staff-call.ts';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextareaField, TextField } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { useSubmission } from '#ui/form/use-submission.ts';
import { changePerson } from '../../people-calls.ts';
import { type DetailField, type Details, detailFields } from '../details.ts';
import { detailsTexts } from './details.texts.ts';

type PersonFormProps = {
  person: Details & { id: string; otherEmails: readonly string[] };
  onSaved: () => Promise<void>;
  onClose: () => void;
};

/** Corrects what is known of a person. What was typed stays until the server has it. */
export function PersonForm({ person, onSaved, onClose }: PersonFormProps) {
  const t = useTexts(detailsTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const call = useStaffCall();
  const { busy, submit } = useSubmission((error) => ({ kind: 'failed' as const, error }));
  // Fields that others change meanwhile are not sent, so that nobody's correction is undone.
  const [before] = useState<Details>(person);
  const [typed, setTyped] = useState<Details>(person);
  const [emails, setEmails] = useState(person.otherEmails.join('\n'));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);

  function set(field: DetailField, value: string): void {
    setTyped((earlier) => ({ ...earlier, [field]: value }));
    setErrors((earlier) => ({ ...earlier, [field]: undefined }));
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(null);
    const changed = detailFields.filter((field) => typed[field].trim() !== before[field]);
    const otherEmails = emails.split(/[\s,;]+/).filter(Boolean);
    const hasEmails = otherEmails.join() !== person.otherEmails.join();
    if (changed.length === 0 && !hasEmails) return onClose();
    const details = {
      ...Object.fromEntries(changed.map((field) => [field, typed[field]])),
      ...(hasEmails && { otherEmails }),
    };
    const outcome = await submit(() => call(() => changePerson(person.id, details, language)));
    if (outcome?.kind === 'done') {
      showToast({ title: t('saved') });
      await onSaved();
      onClose();
    } else if (outcome) {
      const failed = failureOf(outcome.error);
      if (failed.kind === 'invalid')
        setErrors(Object.fromEntries(failed.errors.map(({ field, message }) => [field, message])));
      else setFailure(describeCallFailure(outcome.error, language));
    }
  }

  return (
    <form
      className="stack"
      aria-label={t('editTitle')}
      onSubmit={(event) => void send(event)}
      noValidate
    >
      <TextField
        label={t('name')}
        value={typed.name}
        maxLength={longestName}
        autoComplete="off"
        readOnly={busy}
        error={errors.name}
        onChange={(event) => set('name', event.target.value)}
      />
      <TextField
        label={t('phone')}
        type="tel"
        value={typed.phone}
        maxLength={longestPhone}
        autoComplete="off"
        readOnly={busy}
        error={errors.phone}
        onChange={(event) => set('phone', event.target.value)}
      />
      <TextField
        label={t('company')}
        value={typed.company}
        maxLength={longestName}
        autoComplete="off"
        readOnly={busy}
        error={errors.company}
        onChange={(event) => set('company', event.target.value)}
      />
      <SelectField
        label={t('language')}
        value={typed.language}
        disabled={busy}
        error={errors.language}
        onChange={(event) => set('language', event.target.value)}
      >
        <option value="en">{t('lang_en')}</option>
        <option value="pt">{t('lang_pt')}</option>
      </SelectField>
      <TextareaField
        label={t('otherEmails')}
        hint={t('otherEmailsHint')}
        rows={2}
        value={emails}
        autoComplete="off"
        readOnly={busy}
        error={errors.otherEmails}
        onChange={(event) => {
          setEmails(event.target.value);
          setErrors((earlier) => ({ ...earlier, otherEmails: undefined }));
        }}
      />
      <p className="quiet">{t('hint')}</p>
      <FailureNote failure={failure} />
      <div className="row">
        <Button type="submit" busy={busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button variant="soft" disabled={busy} onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

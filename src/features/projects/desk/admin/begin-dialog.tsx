import { type FormEvent, useId, useState } from 'react';
import { failureOf } from '#core/call-failure.ts';
import { servicePackagesQuery } from '#features/catalog/catalog.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { titleIn } from '../../projects.ts';
import { type Beginning, beginProject } from '../project-calls.ts';
import { projectsTexts } from './projects-admin.texts.ts';

export type Errors = Readonly<Record<string, string>>;

/** Returns the sentence of each field that a call refused. */
export function errorsOf(error: unknown): Errors {
  const failure = failureOf(error);
  if (failure.kind !== 'invalid') return {};
  return Object.fromEntries(failure.errors.map(({ field, message }) => [field, message]));
}

const nothing: Beginning = {
  email: '',
  name: '',
  company: '',
  language: 'en',
  title: '',
  titlePt: '',
  packageId: '',
};

type BeginDialogProps = {
  known?: Partial<Beginning>;
  onClose: () => void;
  onBegun: (id: string) => void;
};

/** Begins work for a client. A package fills in what the work is called. */
export function BeginDialog({ known = {}, onClose, onBegun }: BeginDialogProps) {
  const t = useTexts(projectsTexts);
  const { language } = useLanguage();
  const formId = useId();
  const { data: packages = [] } = useQuery(servicePackagesQuery());
  const { busy, failure, run } = useStaffAction();
  const [values, setValues] = useState<Beginning>({ ...nothing, ...known });
  const [errors, setErrors] = useState<Errors>({});
  const change = (changes: Partial<Beginning>) => setValues({ ...values, ...changes });

  function choose(packageId: string): void {
    const chosen = packages.find(({ id }) => id === packageId);
    const titles = chosen ? { title: chosen.name, titlePt: chosen.namePt ?? '' } : {};
    change({ packageId, ...titles });
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    setErrors({});
    void run(
      async () => {
        try {
          return await beginProject({ ...values, locale: language });
        } catch (error) {
          setErrors(errorsOf(error));
          throw error;
        }
      },
      ({ id }) => onBegun(id),
    );
  }

  const field = (name: 'email' | 'name' | 'company' | 'title' | 'titlePt') => ({
    label: t(name),
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('beginTitle')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="soft" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={t('beginning')}>
            {t('beginNow')}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" onSubmit={send} noValidate>
        <p>{t('beginText')}</p>
        <TextField {...field('email')} type="email" autoComplete="off" />
        <TextField {...field('name')} autoComplete="off" />
        <TextField {...field('company')} optional={t('optional')} autoComplete="off" />
        <SelectField
          label={t('language')}
          value={values.language}
          onChange={(event) => change({ language: event.target.value === 'pt' ? 'pt' : 'en' })}
        >
          <option value="en">{t('en')}</option>
          <option value="pt">{t('pt')}</option>
        </SelectField>
        <SelectField
          label={t('package')}
          value={values.packageId}
          error={errors.packageId}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{t('noPackage')}</option>
          {packages.map(({ id, name, namePt }) => (
            <option key={id} value={id}>
              {titleIn({ title: name, titlePt: namePt ?? '' }, language)}
            </option>
          ))}
        </SelectField>
        <TextField {...field('title')} />
        <TextField {...field('titlePt')} optional={t('optional')} />
        {Object.keys(errors).length === 0 ? <FailureNote failure={failure} /> : null}
      </form>
    </Dialog>
  );
}

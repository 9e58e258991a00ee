import { type FormEvent, useId, useState } from 'react';
import { apiRequest } from '#core/api-request.ts';
import { failureOf } from '#core/call-failure.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { asClientPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextField } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { readersQuery, readersUrl } from '../readers.queries.ts';
import { readersTexts } from '../readers.texts.ts';
import '#ui/admin/layout/rows.css';

type Errors = Readonly<Record<string, string>>;

function AddDialog({
  projectId,
  onClose,
  onAdded,
}: {
  projectId: string;
  onClose: () => void;
  onAdded: (name: string) => void;
}) {
  const t = useTexts(readersTexts);
  const { language } = useLanguage();
  const formId = useId();
  const { busy, failure, run } = useStaffAction();
  const [values, setValues] = useState({ email: '', name: '', language: 'pt' });
  const [errors, setErrors] = useState<Errors>({});

  function send(event: FormEvent): void {
    event.preventDefault();
    setErrors({});
    void run(
      async () => {
        try {
          return await apiRequest(readersUrl(projectId), { body: { ...values, locale: language } });
        } catch (error) {
          const said = failureOf(error);
          if (said.kind === 'invalid')
            setErrors(Object.fromEntries(said.errors.map((one) => [one.field, one.message])));
          throw error;
        }
      },
      () => onAdded(values.name),
    );
  }

  const field = (name: 'email' | 'name') => ({
    label: t(name),
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('addTitle')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="soft" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={t('sending')}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" onSubmit={send} noValidate>
        <p>{t('addText')}</p>
        <TextField {...field('email')} type="email" />
        <TextField {...field('name')} />
        <SelectField
          label={t('language')}
          value={values.language}
          onChange={(event) => setValues({ ...values, language: event.target.value })}
        >
          <option value="pt">{t('pt')}</option>
          <option value="en">{t('en')}</option>
        </SelectField>
        {Object.keys(errors).length === 0 ? <FailureNote failure={failure} /> : null}
      </form>
    </Dialog>
  );
}

/** Who sees the work besides its client, added and removed here. */
export function ProjectReaders({
  projectId,
  personId,
  isClosed,
}: {
  projectId: string;
  /** The client of the project. */
  personId: string;
  isClosed: boolean;
}) {
  const t = useTexts(readersTexts);
  const showToast = useToast();
  const { data, refetch } = useQuery(readersQuery(projectId));
  const { busy, failure, run } = useStaffAction();
  const [isAdding, setIsAdding] = useState(false);
  const readers = data?.readers ?? [];
  const remove = (id: string, name: string) =>
    void run(
      () => apiRequest(`${readersUrl(projectId)}/${id}`, { method: 'DELETE' }),
      () => {
        showToast({ title: t('removed', { name }) });
        return refetch();
      },
    );
  return (
    <Panel
      title={t('title')}
      action={
        isClosed ? null : (
          <Button variant="soft" size="sm" onClick={() => setIsAdding(true)}>
            {t('add')}
          </Button>
        )
      }
    >
      <PanelBody>{t(readers.length > 0 ? 'lead' : 'none')}</PanelBody>
      {readers.length > 0 ? (
        <ul className="rows rows--2 rows--fold">
          {readers.map(({ id, name, email }) => (
            <li key={id}>
              <div>
                <b>{name}</b>
                <small className="address">{email}</small>
              </div>
              <div className="acts">
                <Button
                  variant="soft"
                  size="sm"
                  busy={busy}
                  aria-label={t('removeOf', { name })}
                  onClick={() => remove(id, name)}
                >
                  {t('remove')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <PanelBody>
        <a
          className="link"
          href={asClientPath.href({ id: personId })}
          target="_blank"
          rel="noreferrer"
        >
          {t('seeAs')}
        </a>
      </PanelBody>
      <FailureNote failure={failure} />
      {isAdding ? (
        <AddDialog
          projectId={projectId}
          onClose={() => setIsAdding(false)}
          onAdded={(name) => {
            setIsAdding(false);
            showToast({ title: t('added', { name }) });
            void refetch();
          }}
        />
      ) : null}
    </Panel>
  );
}

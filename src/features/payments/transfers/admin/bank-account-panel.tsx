import { type FormEvent, useState } from 'react';
import { failureOf } from '#core/call-failure.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextField } from '#ui/form/field.tsx';
import { type BankAccount, bankAccountQuery, saveBankAccount } from '../bank-account.ts';
import { groupIban } from '../iban.ts';
import { bankAccountTexts } from './bank-account.texts.ts';
import '#ui/admin/checkbox.css';

type Errors = Readonly<Record<string, string>>;

function errorsOf(error: unknown): Errors {
  const failure = failureOf(error);
  if (failure.kind !== 'invalid') return {};
  return Object.fromEntries(failure.errors.map(({ field, message }) => [field, message]));
}

type AccountFormProps = {
  account: BankAccount;
  mayChange: boolean;
  onSaved: () => Promise<void>;
};

function AccountForm({ account, mayChange, onSaved }: AccountFormProps) {
  const t = useTexts(bankAccountTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const [values, setValues] = useState({ ...account, iban: groupIban(account.iban) });
  const [errors, setErrors] = useState<Errors>({});

  function send(event: FormEvent): void {
    event.preventDefault();
    setErrors({});
    void run(
      () =>
        saveBankAccount({ ...values, locale: language }).catch((error: unknown) => {
          setErrors(errorsOf(error));
          throw error;
        }),
      () => {
        showToast({ title: t('saved') });
        return onSaved();
      },
    );
  }

  const field = (name: 'iban' | 'bic' | 'holder') => ({
    label: t(name),
    autoComplete: 'off',
    readOnly: !mayChange,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  });
  return (
    <form className="stack" onSubmit={send} noValidate>
      <label className="row">
        <input
          type="checkbox"
          className="cb"
          checked={values.isOn}
          disabled={!mayChange}
          onChange={({ target }) => setValues({ ...values, isOn: target.checked })}
        />
        {t('isOn')}
      </label>
      <TextField {...field('iban')} spellCheck={false} />
      <TextField {...field('bic')} optional={t('optional')} spellCheck={false} />
      <TextField {...field('holder')} hint={t('holderHint')} />
      {Object.keys(errors).length === 0 ? <FailureNote failure={failure} /> : null}
      {mayChange ? (
        <div className="row">
          <Button type="submit" busy={busy} busyLabel={t('busy')}>
            {t('save')}
          </Button>
        </div>
      ) : (
        <p className="quiet">{t('ownersOnly')}</p>
      )}
    </form>
  );
}

/** Whether clients may pay by bank transfer, and to which account. */
export function BankAccountPanel({ mayChange }: { mayChange: boolean }) {
  const t = useTexts(bankAccountTexts);
  const { data, error, isFetching, refetch } = useQuery(bankAccountQuery());
  return (
    <Panel
      title={t('title')}
      id="bank-transfer"
      count={data ? t(data.isOn ? 'on' : 'off') : undefined}
    >
      {!data && error && !isFetching ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingRows /> : null}
      {data ? (
        <PanelBody className="stack">
          <p className="quiet">{t('lead')}</p>
          <AccountForm
            key={JSON.stringify(data)}
            account={data}
            mayChange={mayChange}
            onSaved={refetch}
          />
        </PanelBody>
      ) : null}
    </Panel>
  );
}

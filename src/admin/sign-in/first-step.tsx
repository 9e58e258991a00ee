import type { FormEvent } from 'react';
import type { AuthUser } from '#features/auth/auth.ts';
import { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { becomeOwner } from './sign-in-calls.ts';
import { SignInFailureBox } from './sign-in-failure.tsx';
import { useSignIn } from './use-sign-in.ts';

type FirstStepProps = { token: string; onSignedIn: (user: AuthUser) => void };

/** Makes the first owner, by the address in the server's log. */
export function FirstStep({ token, onSignedIn }: FirstStepProps) {
  const t = useTexts(signInTexts);
  const { language } = useLanguage();
  const { busy, attempts, failure, send } = useSignIn();
  const errors = failure?.kind === 'invalid' ? failure.errors : [];
  const errorAt = (field: string) => errors.find((error) => error.field === field)?.message;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [name, email] = [String(data.get('name') ?? ''), String(data.get('email') ?? '')];
    void send(() => becomeOwner({ token, name, email, locale: language }), onSignedIn);
  }

  return (
    <>
      <h1>{t('firstTitle')}</h1>
      <p>{t('firstLead')}</p>
      <form className="form" onSubmit={submit} noValidate>
        <TextField label={t('name')} name="name" autoComplete="name" error={errorAt('name')} />
        <TextField
          label={t('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errorAt('email')}
        />
        {errors.length > 0 ? null : <SignInFailureBox failure={failure} attempts={attempts} />}
        <Button type="submit" full busy={busy} busyLabel={t('sending')}>
          {t('become')}
        </Button>
      </form>
    </>
  );
}

import { type FormEvent, useEffect, useState } from 'react';
import type { AuthUser } from '#features/auth/auth.ts';
import { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { becomeOwner, canBecomeOwner } from './sign-in-calls.ts';
import { SignInFailureBox } from './sign-in-failure.tsx';
import { useSignIn } from './use-sign-in.ts';

type FirstStepProps = {
  token: string;
  onSignedIn: (user: AuthUser) => void;
  onSignIn: () => void;
};

/** Whether the address works; undefined until it is known, true where it cannot be asked. */
function useWorks(token: string): boolean | undefined {
  const [works, setWorks] = useState<boolean>();
  useEffect(() => {
    canBecomeOwner(token).then(setWorks, () => setWorks(true));
  }, [token]);
  return works;
}

/** Makes the first owner, by the address in the server's log. */
export function FirstStep({ token, onSignedIn, onSignIn }: FirstStepProps) {
  const t = useTexts(signInTexts);
  const { language } = useLanguage();
  const works = useWorks(token);
  const { busy, attempts, failure, send } = useSignIn();
  const errors = failure?.kind === 'invalid' ? failure.errors : [];
  const errorAt = (field: string) => errors.find((error) => error.field === field)?.message;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [name, email] = [String(data.get('name') ?? ''), String(data.get('email') ?? '')];
    void send(() => becomeOwner({ token, name, email, locale: language }), onSignedIn);
  }

  if (works === undefined) return null;
  if (!works)
    return (
      <>
        <h1>{t('firstGoneTitle')}</h1>
        <p>
          <Unbroken>{t('firstGone')}</Unbroken>
        </p>
        <Button full onClick={onSignIn}>
          {t('title')}
        </Button>
      </>
    );
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

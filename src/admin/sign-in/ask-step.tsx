import { browserSupportsWebAuthn, browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import { type FormEvent, useEffect, useRef } from 'react';
import { withPrefix } from '#core/site-address.ts';
import type { AuthUser } from '#features/auth/auth.ts';
import { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import { prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { bookConsultationPath } from '#paths.ts';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { askForCode, signInByPasskey } from './sign-in-calls.ts';
import { SignInFailureBox } from './sign-in-failure.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Says who has an account, and what a client does without one. */
function NoAccount() {
  const t = useTexts(signInTexts);
  const { language } = useLanguage();
  return (
    <Note tone="info" title={t('noAccountTitle')}>
      <Unbroken>{t('noAccount')}</Unbroken>{' '}
      <a href={withPrefix(prefixOf[language], bookConsultationPath.href())}>{t('book')}</a>
    </Note>
  );
}

type AskStepProps = {
  onAsked: (request: { id: string; email: string }) => void;
  onSignedIn: (user: AuthUser) => void;
};

/** Offers passkeys in the list that the browser shows at the email field. */
function usePasskeyAutofill(onSignedIn: (user: AuthUser) => void): void {
  const { language } = useLanguage();
  const latest = useRef({ onSignedIn, language });
  latest.current = { onSignedIn, language };
  useEffect(() => {
    async function offer(): Promise<void> {
      if (!(await browserSupportsWebAuthnAutofill())) return;
      latest.current.onSignedIn(await signInByPasskey(latest.current.language, true));
    }
    // Another ceremony or a page left ends this one; the button below says what failed.
    offer().catch(() => {});
  }, []);
}

/** Asks for the address, and mails a code to it. */
export function AskStep({ onAsked, onSignedIn }: AskStepProps) {
  const t = useTexts(signInTexts);
  const { language } = useLanguage();
  const { busy, attempts, failure, send } = useSignIn();
  const error = failure?.kind === 'invalid' ? failure.errors[0]?.message : undefined;
  const hasPasskeys = browserSupportsWebAuthn();
  usePasskeyAutofill(onSignedIn);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    void send(
      () => askForCode(email, language),
      ({ id }) => onAsked({ id, email: email.trim() }),
    );
  }

  return (
    <>
      <h1>{t('askTitle')}</h1>
      <p>
        <Unbroken>{t('askLead')}</Unbroken>
      </p>
      <form className="form" onSubmit={submit} noValidate>
        <TextField
          label={t('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          error={error}
        />
        {error ? null : (
          <SignInFailureBox
            failure={failure}
            attempts={attempts}
            orElse={hasPasskeys && failure?.kind === 'limited' ? t('passkeyStill') : undefined}
          />
        )}
        <Button type="submit" full busy={busy} busyLabel={t('sending')}>
          {t('send')}
        </Button>
      </form>
      {hasPasskeys ? (
        <>
          <p className="gate__or">{t('or')}</p>
          <PasskeyButton onSignedIn={onSignedIn} />
        </>
      ) : null}
      <NoAccount />
    </>
  );
}

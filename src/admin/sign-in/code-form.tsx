import type { FormEvent } from 'react';
import type { AuthUser } from '#features/auth/auth.ts';
import { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { describeFailure } from './describe-failure.ts';
import { finishSignIn, type Proof } from './sign-in-calls.ts';
import { SignInFailureBox } from './sign-in-failure.tsx';
import { useSignIn } from './use-sign-in.ts';

type CodeFormProps = {
  /** Makes the proof of the six digits. */
  proofOf: (code: string) => Proof;
  onSignedIn: (user: AuthUser) => void;
};

/** The six digits, and the button that signs in. */
export function CodeForm({ proofOf, onSignedIn }: CodeFormProps) {
  const t = useTexts(signInTexts);
  const { language } = useLanguage();
  const { busy, attempts, failure, send } = useSignIn();
  const isAtField = failure?.kind === 'invalid' || failure?.kind === 'refused';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    void send(() => finishSignIn(proofOf(code), language), onSignedIn);
  }

  return (
    <form className="form gate__code" onSubmit={submit} noValidate>
      <TextField
        key={attempts}
        label={t('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={11}
        // The field is what the step is about, and after a refusal the next thing to type.
        autoFocus
        hint={t('codeHint')}
        error={isAtField && failure ? describeFailure(failure, t) : undefined}
      />
      {isAtField ? null : <SignInFailureBox failure={failure} attempts={attempts} />}
      <Button type="submit" full busy={busy} busyLabel={t('signingIn')}>
        {t('signIn')}
      </Button>
    </form>
  );
}

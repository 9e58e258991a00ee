import { type FormEvent, useEffect, useRef } from 'react';
import type { AuthUser } from '#features/auth/auth.ts';
import { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { describeFailure } from './describe-failure.ts';
import { finishSignIn, type Proof } from './sign-in-calls.ts';
import { SignInFailureBox } from './sign-in-failure.tsx';
import { useSignIn } from './use-sign-in.ts';
import './code-form.css';

type CodeFormProps = {
  /** Makes the proof of the six digits. */
  proofOf: (code: string) => Proof;
  /** The sentence at the field for a code that was refused. */
  wrongText: string;
  /** Called with the tries that are left when the code was refused. */
  onRefused: (triesLeft: number) => void;
  onSignedIn: (user: AuthUser) => void;
};

/** The six digits, and the button that signs in. */
export function CodeForm({ proofOf, wrongText, onRefused, onSignedIn }: CodeFormProps) {
  const t = useTexts(signInTexts);
  const { language } = useLanguage();
  const { busy, attempts, failure, send } = useSignIn();
  const isRefused = failure?.kind === 'refused';
  const isAtField = failure?.kind === 'invalid' || isRefused;
  const sentence = isRefused ? wrongText : failure && describeFailure(failure, t, language);

  const input = useRef<HTMLInputElement>(null);
  // A refused code stays, to be compared with the mail, and is replaced by what is typed next.
  useEffect(() => {
    if (!isAtField) return;
    input.current?.focus();
    input.current?.select();
  }, [isAtField]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    void send(
      () => finishSignIn(proofOf(code), language),
      onSignedIn,
      (refused) => {
        if (refused.kind === 'refused') onRefused(Number(refused.problem.triesLeft ?? 0));
      },
    );
  }

  return (
    <form className="form code-form" onSubmit={submit} noValidate>
      <TextField
        ref={input}
        label={t('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={11}
        // The field is what the step is about, and after a refusal the next thing to type.
        autoFocus
        hint={t('codeHint')}
        error={isAtField ? sentence : undefined}
      />
      {isAtField ? null : <SignInFailureBox failure={failure} attempts={attempts} />}
      <Button type="submit" full busy={busy} busyLabel={t('signingIn')}>
        {t('signIn')}
      </Button>
    </form>
  );
}

import { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureBox } from '#ui/feedback/failure-box.tsx';
import { describeFailure, type SignInFailure } from './describe-failure.ts';

/** The last call's failure; `attempts` makes each new one take the focus, `orElse` says what still works. */
export function SignInFailureBox({
  failure,
  attempts,
  orElse,
}: {
  failure: SignInFailure | null;
  attempts: number;
  orElse?: string | undefined;
}) {
  const t = useTexts(signInTexts);
  const { language } = useLanguage();
  if (failure === null) return null;
  return (
    <FailureBox key={attempts} title={t('failedTitle')}>
      <p>{describeFailure(failure, t, language)}</p>
      {orElse ? <p>{orElse}</p> : null}
    </FailureBox>
  );
}

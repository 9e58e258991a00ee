import { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { FailureBox } from '#ui/feedback/failure-box.tsx';
import { describeFailure, type SignInFailure } from './describe-failure.ts';

/** The last call's failure; `attempts` makes each new one take the focus. */
export function SignInFailureBox({
  failure,
  attempts,
}: {
  failure: SignInFailure | null;
  attempts: number;
}) {
  const t = useTexts(signInTexts);
  if (failure === null) return null;
  return (
    <FailureBox key={attempts} title={t('failedTitle')}>
      <p>{describeFailure(failure, t)}</p>
    </FailureBox>
  );
}

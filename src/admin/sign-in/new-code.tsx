import { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { askForCode } from './sign-in-calls.ts';
import { SignInFailureBox } from './sign-in-failure.tsx';
import { useSignIn } from './use-sign-in.ts';

type NewCodeProps = {
  email: string;
  /** The time left until a new code can be asked for; null if it can be now. */
  wait: string | null;
  /** Whether nothing else can be done with the step. */
  isMain: boolean;
  onAsked: (id: string) => void;
};

/** Asks for a new code, which takes the place of the one before. */
export function NewCode({ email, wait, isMain, onAsked }: NewCodeProps) {
  const t = useTexts(signInTexts);
  const { language } = useLanguage();
  const { busy, attempts, failure, send } = useSignIn();
  return (
    <>
      <Button
        {...(isMain ? { full: true } : { variant: 'line', size: 'sm' })}
        disabled={wait !== null}
        busy={busy}
        busyLabel={t('sending')}
        onClick={() =>
          void send(
            () => askForCode(email, language),
            ({ id }) => onAsked(id),
          )
        }
      >
        {wait === null ? (
          t('newCode')
        ) : (
          <span className="gate__wait">{t('newCodeIn', { wait })}</span>
        )}
      </Button>
      <SignInFailureBox failure={failure} attempts={attempts} />
    </>
  );
}

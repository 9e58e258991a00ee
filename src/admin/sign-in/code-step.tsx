import type { AuthUser } from '#features/auth/auth.ts';
import { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { CodeForm } from './code-form.tsx';

type CodeStepProps = {
  id: string;
  email: string;
  onSignedIn: (user: AuthUser) => void;
  onBack: () => void;
};

/** Takes the code in the browser that asked for it. */
export function CodeStep({ id, email, onSignedIn, onBack }: CodeStepProps) {
  const t = useTexts(signInTexts);
  return (
    <>
      <button type="button" className="gate__back" onClick={onBack}>
        {t('otherAddress')}
      </button>
      <h1>{t('codeTitle')}</h1>
      <p>{t('codeLead', { email })}</p>
      <CodeForm proofOf={(code) => ({ id, code })} onSignedIn={onSignedIn} />
      <p>{t('nothing')}</p>
    </>
  );
}

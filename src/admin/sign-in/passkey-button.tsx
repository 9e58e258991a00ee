import type { AuthUser } from '#features/auth/auth.ts';
import { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconFingerprint } from './icon-fingerprint.tsx';
import { signInByPasskey } from './sign-in-calls.ts';
import { SignInFailureBox } from './sign-in-failure.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Signs in by a passkey that the person chooses. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: (user: AuthUser) => void }) {
  const t = useTexts(signInTexts);
  const { language } = useLanguage();
  const { busy, attempts, failure, send } = useSignIn();
  return (
    <>
      <Button
        variant="line"
        full
        busy={busy}
        busyLabel={t('passkeyBusy')}
        onClick={() => void send(() => signInByPasskey(language), onSignedIn)}
      >
        <IconFingerprint />
        {t('passkey')}
      </Button>
      <SignInFailureBox failure={failure} attempts={attempts} />
    </>
  );
}

import { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconFingerprint } from './icon-fingerprint.tsx';
import { makePasskey } from './sign-in-calls.ts';
import { SignInFailureBox } from './sign-in-failure.tsx';
import { useSignIn } from './use-sign-in.ts';

type OfferStepProps = {
  /** Whether the person has lost passkeys, which the new one replaces. */
  isRecovery: boolean;
  onDone: () => void;
};

/** Offers a passkey to a person who has none, or who has lost them. */
export function OfferStep({ isRecovery, onDone }: OfferStepProps) {
  const t = useTexts(signInTexts);
  const { language } = useLanguage();
  const { busy, attempts, failure, send } = useSignIn();
  return (
    <>
      <h1>{t(isRecovery ? 'helpTitle' : 'offerTitle')}</h1>
      <p>{t(isRecovery ? 'helpLead' : 'offerLead')}</p>
      <SignInFailureBox failure={failure} attempts={attempts} />
      <Button
        full
        busy={busy}
        busyLabel={t('passkeyBusy')}
        onClick={() => void send(() => makePasskey(language), onDone)}
      >
        <IconFingerprint />
        {t('offer')}
      </Button>
      <Button variant="line" full onClick={onDone}>
        {t('later')}
      </Button>
    </>
  );
}

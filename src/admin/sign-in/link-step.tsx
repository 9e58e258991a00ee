import { useEffect, useState } from 'react';
import type { AuthUser } from '#features/auth/auth.ts';
import { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CodeForm } from './code-form.tsx';
import { readSignInFailure, type SignInFailure } from './describe-failure.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { finishSignIn, type LinkState, readLink } from './sign-in-calls.ts';
import { SignInFailureBox } from './sign-in-failure.tsx';
import { useSignIn } from './use-sign-in.ts';

type LinkStepProps = {
  token: string;
  onSignedIn: (user: AuthUser) => void;
  onAskAgain: () => void;
};

/** Shows who signs in by a link; nothing happens before the button is pressed. */
export function LinkStep({ token, onSignedIn, onAskAgain }: LinkStepProps) {
  const t = useTexts(signInTexts);
  const { language } = useLanguage();
  const [link, setLink] = useState<LinkState | null | undefined>(undefined);
  const [triesLeft, setTriesLeft] = useState<number | null>(null);
  const [unread, setUnread] = useState<SignInFailure | null>(null);
  const { busy, attempts, failure, send } = useSignIn();
  useEffect(() => {
    readLink(token).then(setLink, (error) => setUnread(readSignInFailure(error)));
  }, [token]);

  if (link === undefined) return <SignInFailureBox failure={unread} attempts={0} />;
  if (link === null)
    return (
      <>
        <h1>{t('linkGoneTitle')}</h1>
        <p>{t('linkGone')}</p>
        <Button full onClick={onAskAgain}>
          {t('askAgain')}
        </Button>
        <PasskeyButton onSignedIn={onSignedIn} />
      </>
    );
  return (
    <>
      <h1>
        {t('linkTitle')} <span className="address">{link.email}</span>
      </h1>
      {link.needsCode ? (
        <Note tone="warn" title={t('linkElsewhere')}>
          {t('linkElsewhereText')}
        </Note>
      ) : (
        <p>{t('linkLead')}</p>
      )}
      {link.needsCode && triesLeft !== null ? (
        <p>{triesLeft === 1 ? t('oneTryLeft') : t('triesLeft', { count: triesLeft })}</p>
      ) : null}
      {link.needsCode ? (
        <CodeForm
          proofOf={(code) => ({ token, code })}
          wrongText={t('wrongOfMail')}
          onRefused={(left) => (left === 0 ? setLink(null) : setTriesLeft(left))}
          onSignedIn={onSignedIn}
        />
      ) : (
        <>
          <SignInFailureBox failure={failure} attempts={attempts} />
          <Button
            full
            busy={busy}
            busyLabel={t('signingIn')}
            onClick={() => void send(() => finishSignIn({ token }, language), onSignedIn)}
          >
            {t('signIn')}
          </Button>
        </>
      )}
    </>
  );
}

import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import type { AuthUser } from '#features/auth/auth.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { storeLanguage } from '../language/stored-language.ts';
import { AskStep } from './ask-step.tsx';
import { CodeStep } from './code-step.tsx';
import { FirstStep } from './first-step.tsx';
import { Gate } from './gate.tsx';
import { LinkStep } from './link-step.tsx';
import { OfferStep } from './offer-step.tsx';
import { destinationOf, type SignInStep } from './sign-in-step.ts';

/** The pages for signing in, one step at a time. */
export function SignInApp({ start }: { start: SignInStep }) {
  const [step, setStep] = useState(start);
  const { language } = useLanguage();

  function leave(user: Pick<AuthUser, 'kind' | 'language'> = {}): void {
    // A client's language is the portal's; the stored one is the back office's.
    if (user.kind !== 'client') storeLanguage(language);
    location.replace(destinationOf(location.search, user));
  }

  const askAgain = () => setStep({ at: 'ask' });
  const onAsked = (request: { id: string; email: string }) => setStep({ at: 'code', ...request });

  function onSignedIn({ hasPasskey, ...user }: AuthUser): void {
    const isRecovery = user.isRecovery === true;
    const needsNone = user.kind === 'client' || (hasPasskey && !isRecovery);
    if (needsNone || !browserSupportsWebAuthn()) leave(user);
    else setStep({ at: 'offer', isRecovery });
  }

  return (
    <Gate>
      {step.at === 'ask' ? <AskStep onAsked={onAsked} onSignedIn={onSignedIn} /> : null}
      {step.at === 'code' ? (
        <CodeStep
          key={step.id}
          {...step}
          onAsked={onAsked}
          onSignedIn={onSignedIn}
          onBack={askAgain}
        />
      ) : null}
      {step.at === 'link' ? (
        <LinkStep token={step.token} onSignedIn={onSignedIn} onAskAgain={askAgain} />
      ) : null}
      {step.at === 'first' ? (
        <FirstStep token={step.token} onSignedIn={onSignedIn} onSignIn={askAgain} />
      ) : null}
      {step.at === 'offer' ? (
        <OfferStep isRecovery={step.isRecovery} onDone={() => leave()} />
      ) : null}
    </Gate>
  );
}

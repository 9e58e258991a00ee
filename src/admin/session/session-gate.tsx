import { type ReactNode, useEffect } from 'react';
import { sessionQuery } from '#features/auth/auth.queries.ts';
import type { AuthUser } from '#features/auth/auth.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Button } from '#ui/controls/button.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { destinationOf } from '../sign-in/sign-in-step.ts';
import { sessionTexts } from './session.texts.ts';
import { signInAddress } from './sign-in-address.ts';

/**
 * Shows `children` to a signed-in person and leads everyone else to sign in. What may be done is
 * decided by each call on the server.
 */
export function SessionGate({ children }: { children: (user: AuthUser) => ReactNode }) {
  const t = useTexts(sessionTexts);
  const { language } = useLanguage();
  const { data: user, isError, refetch } = useQuery(sessionQuery());
  const isSignedOut = user === null || user?.demo === true;
  const isClient = user?.kind === 'client';
  useEffect(() => {
    if (isSignedOut) location.replace(signInAddress(language, location));
    // A client has no back office.
    else if (isClient) location.replace(destinationOf('', user));
  }, [isSignedOut, isClient, user, language]);

  if (user && !isSignedOut && !isClient) return children(user);
  if (!isError) return null;
  return (
    <main className="room">
      <StatePanel
        kind="error"
        headingLevel={1}
        title={t('unreachableTitle')}
        action={<Button onClick={refetch}>{t('tryAgain')}</Button>}
      >
        {t('unreachableText')}
      </StatePanel>
    </main>
  );
}

import { useState } from 'react';
import type { AuthUser } from '#features/auth/auth.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { CodeForm } from '../sign-in/code-form.tsx';
import { askForCode } from '../sign-in/sign-in-calls.ts';
import { proofTexts } from './proof.texts.ts';

type SignInAgainProps = { user: AuthUser; onSignedIn: (user: AuthUser) => void };

/** Takes a code by mail in place, for a session that is over. */
export function SignInAgain({ user: { email, hasPasskey }, onSignedIn }: SignInAgainProps) {
  const t = useTexts(proofTexts);
  const { language } = useLanguage();
  const { busy, failure, run } = useStaffAction();
  const [request, setRequest] = useState<{ id: string; triesLeft: number | null } | null>(null);

  if (request === null || request.triesLeft === 0)
    return (
      <>
        {request === null ? null : <p>{t('codeOver')}</p>}
        <Button
          variant={hasPasskey ? 'line' : undefined}
          busy={busy}
          busyLabel={t('sending')}
          onClick={() =>
            void run(
              () => askForCode(email, language),
              ({ id }) => setRequest({ id, triesLeft: null }),
            )
          }
        >
          {t('sendCode')}
        </Button>
        <FailureNote failure={failure} />
      </>
    );
  const { id, triesLeft } = request;
  return (
    <>
      <p>{triesLeft === null ? t('codeSent', { email }) : t('triesLeft', { count: triesLeft })}</p>
      <CodeForm
        proofOf={(code) => ({ id, code })}
        wrongText={t('codeWrong')}
        onRefused={(left) => setRequest({ id, triesLeft: left })}
        onSignedIn={onSignedIn}
      />
    </>
  );
}

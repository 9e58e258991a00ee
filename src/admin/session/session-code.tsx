import { useState } from 'react';
import type { AuthUser } from '#features/auth/auth.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { CodeForm } from '../sign-in/code-form.tsx';
import { askForCode } from '../sign-in/sign-in-calls.ts';
import { proofTexts } from './proof.texts.ts';

type SessionCodeProps = { email: string; onSignedIn: (user: AuthUser) => void };

/** Signs in again by a mailed code, without leaving the screen. */
export function SessionCode({ email, onSignedIn }: SessionCodeProps) {
  const t = useTexts(proofTexts);
  const { language } = useLanguage();
  const { busy, failure, run } = useStaffAction();
  const [id, setId] = useState<string | null>(null);
  if (id !== null)
    return (
      <>
        <p>{t('codeSent', { email })}</p>
        <CodeForm proofOf={(code) => ({ id, code })} onSignedIn={onSignedIn} />
      </>
    );
  return (
    <>
      <FailureNote failure={failure} />
      <p>
        <Button
          variant="line"
          busy={busy}
          busyLabel={t('mailingCode')}
          onClick={() =>
            void run(
              () => askForCode(email, language),
              (sent) => setId(sent.id),
            )
          }
        >
          {t('mailCode')}
        </Button>
      </p>
    </>
  );
}

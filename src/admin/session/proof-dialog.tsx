import { useRef, useState } from 'react';
import { sessionQuery } from '#features/auth/auth.queries.ts';
import type { AuthUser } from '#features/auth/auth.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQueryClient } from '#query/use-query.tsx';
import { describeCallFailure } from '#ui/admin/calls/describe-call-failure.ts';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useSubmission } from '#ui/form/use-submission.ts';
import { readSignInFailure } from '../sign-in/describe-failure.ts';
import { makePasskey, signInByPasskey } from '../sign-in/sign-in-calls.ts';
import type { NeededProof } from './needed-proof.ts';
import { proofTexts } from './proof.texts.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { otherPerson } from './signed-in-here.ts';

type ProofDialogProps = {
  user: AuthUser;
  /** Null while no call waits for a proof. */
  needed: NeededProof | null;
  /** Called with false however it is closed. */
  onAnswer: (isProved: boolean) => void;
};

/** Says which proof is missing, and takes it in place. */
export function ProofDialog({ user, needed, onAnswer }: ProofDialogProps) {
  const t = useTexts(proofTexts);
  const { language } = useLanguage();
  const client = useQueryClient();
  const isOver = needed === 'not_signed_in';
  const proveButton = useRef<HTMLButtonElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, submit } = useSubmission((error) => ({ kind: 'failed' as const, error }));

  async function prove(): Promise<AuthUser | null> {
    if (user.hasPasskey) {
      const proved = await signInByPasskey(language);
      client.setQueryData(sessionQuery(), proved);
      return proved;
    }
    await makePasskey(language);
    await client.refetchQuery(sessionQuery());
    return client.getQueryData(sessionQuery()) ?? null;
  }

  function accept(proved: AuthUser | null): void {
    if (proved === null || proved.id === user.id) onAnswer(true);
    else setFailure(describeCallFailure(otherPerson, language));
  }

  async function start(): Promise<void> {
    setFailure(null);
    const outcome = await submit(prove);
    if (outcome?.kind === 'failed') {
      const { error } = outcome;
      const isCancelled = readSignInFailure(error).kind === 'cancelled';
      setFailure(isCancelled ? t('cancelled') : describeCallFailure(error, language));
    } else if (outcome) accept(outcome.value);
  }

  return (
    <Dialog
      isOpen={needed !== null}
      onClose={() => onAnswer(false)}
      title={t(isOver ? 'overTitle' : 'title')}
      closeLabel={t('cancel')}
      initialFocus={proveButton}
      footer={
        <>
          <Button variant="soft" onClick={() => onAnswer(false)}>
            {t('cancel')}
          </Button>
          {isOver && !user.hasPasskey ? null : (
            <Button
              ref={proveButton}
              busy={busy}
              busyLabel={t('busy')}
              onClick={() => void start()}
            >
              {t(user.hasPasskey ? 'use' : 'make')}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        <p>{t(needed ?? 'passkey_again')}</p>
        {isOver ? (
          <SignInAgain
            user={user}
            onSignedIn={(signedIn) => {
              client.setQueryData(sessionQuery(), signedIn);
              accept(signedIn);
            }}
          />
        ) : null}
        {user.hasPasskey || isOver ? null : <p>{t('makeFirst')}</p>}
        <FailureNote failure={failure} />
      </div>
    </Dialog>
  );
}

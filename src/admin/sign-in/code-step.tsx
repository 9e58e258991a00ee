import { useEffect, useState } from 'react';
import { apiRead } from '#core/api-request.ts';
import type { AuthUser } from '#features/auth/auth.ts';
import { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import { type Modes, modesQuery } from '#features/modes/modes.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { WithAddress } from '#i18n/unbroken.tsx';
import { Note } from '#ui/admin/note.tsx';
import { IconArrowLeft } from '#ui/icons/icons.tsx';
import { CodeForm } from './code-form.tsx';
import { codeEnd, codeStateAt, newAttempt, timeToNewCode } from './code-state.ts';
import { NewCode } from './new-code.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** Returns whether the site sends its mails; true until it is known. */
function useSendsMail(): boolean {
  const [sendsMail, setSendsMail] = useState(true);
  useEffect(() => {
    apiRead(modesQuery().queryKey[0]).then(
      (modes) => setSendsMail((modes as Modes).sendsMail),
      () => {},
    );
  }, []);
  return sendsMail;
}

/** Returns the present time, in milliseconds, and renders again each second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

type CodeStepProps = {
  id: string;
  email: string;
  onAsked: (request: { id: string; email: string }) => void;
  onSignedIn: (user: AuthUser) => void;
  onBack: () => void;
};

/** Takes the code in the browser that asked for it. A new request is a new step, by its `key`. */
export function CodeStep({ id, email, onAsked, onSignedIn, onBack }: CodeStepProps) {
  const t = useTexts(signInTexts);
  const [attempt, setAttempt] = useState(() => newAttempt(Date.now()));
  const now = useNow();
  const sendsMail = useSendsMail();
  const state = codeStateAt(attempt, now);
  const isOver = state === 'locked' || state === 'expired';
  const clock = (instant: number) =>
    new Date(instant).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const { triesLeft } = attempt;
  return (
    <>
      <button type="button" className="gate__back" onClick={onBack}>
        <IconArrowLeft />
        {t('otherAddress')}
      </button>
      <h1>{t(state === 'wrong' ? 'wrongTitle' : isOver ? 'overTitle' : 'codeTitle')}</h1>
      {state === 'fresh' ? (
        <p>
          <WithAddress address={email}>
            {t('codeLead', { email, until: clock(codeEnd(attempt)) })}
          </WithAddress>
        </p>
      ) : null}
      {state === 'wrong' ? (
        <p>{triesLeft === 1 ? t('oneTryLeft') : t('triesLeft', { count: triesLeft })}</p>
      ) : null}
      {state === 'locked' ? (
        <Note tone="bad" title={t('locked')} isAlert>
          {t('lockedText')}
        </Note>
      ) : null}
      {state === 'expired' ? (
        <Note tone="warn" title={t('expired')} isAlert>
          {t('expiredText', { from: clock(attempt.askedAt) })}
        </Note>
      ) : null}
      {isOver ? (
        <p>
          <WithAddress address={email}>{t('overLead', { email })}</WithAddress>
        </p>
      ) : (
        <CodeForm
          proofOf={(code) => ({ id, code })}
          wrongText={t('wrongText', { email })}
          onRefused={(left) => setAttempt({ ...attempt, triesLeft: left })}
          onSignedIn={onSignedIn}
        />
      )}
      <div className={isOver ? undefined : 'gate__row'}>
        <NewCode
          isMain={isOver}
          email={email}
          wait={isOver ? null : timeToNewCode(attempt, now)}
          onAsked={(next) => onAsked({ id: next, email })}
        />
      </div>
      {state === 'fresh' ? <p>{t(sendsMail ? 'nothing' : 'unsent')}</p> : null}
      {state !== 'fresh' ? <PasskeyButton onSignedIn={onSignedIn} /> : null}
    </>
  );
}

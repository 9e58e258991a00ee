import { useState } from 'react';
import { useLanguage } from '#i18n/language-context.tsx';
import { useSubmission } from '../../form/use-submission.ts';
import { describeCallFailure } from './describe-call-failure.ts';
import { useStaffCall } from './staff-call.ts';

/** Sends one change at a time, asks for a proof if it needs one, and keeps the error it ended with. */
export function useStaffAction() {
  const { language } = useLanguage();
  const call = useStaffCall();
  const [error, setError] = useState<unknown>(null);
  const { busy, attempts, submit } = useSubmission((failed) => ({
    kind: 'failed' as const,
    failed,
  }));

  /** Returns whether it was done. */
  async function run<Value>(
    send: () => Promise<Value>,
    done: (value: Value) => unknown = () => {},
  ): Promise<boolean> {
    setError(null);
    const outcome = await submit(() => call(send));
    if (outcome?.kind === 'done') await done(outcome.value);
    else if (outcome) setError(outcome.failed);
    return outcome?.kind === 'done';
  }

  const failure = error === null ? null : describeCallFailure(error, language);
  return { busy, attempts, failure, run, forget: () => setError(null) };
}

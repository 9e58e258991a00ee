import { useState } from 'react';
import { useSubmission } from '#ui/form/use-submission.ts';
import { readSignInFailure, type SignInFailure } from './describe-failure.ts';

/** Sends one call at a time and keeps its failure for the box beside the button. */
export function useSignIn() {
  const { busy, attempts, submit } = useSubmission(readSignInFailure);
  const [failure, setFailure] = useState<SignInFailure | null>(null);

  async function send<Value>(
    call: () => Promise<Value>,
    done: (value: Value) => void,
    failed: (failure: SignInFailure) => void = () => {},
  ) {
    setFailure(null);
    const outcome = await submit(call);
    if (outcome === null) return;
    if (outcome.kind === 'done') done(outcome.value);
    else {
      setFailure(outcome);
      failed(outcome);
    }
  }

  return { busy, attempts, failure, send };
}

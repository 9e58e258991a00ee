import { useRef, useState } from 'react';

/** What came of one attempt to send something. */
export type Outcome<Answer, Failure> = { kind: 'done'; answer: Answer } | Failure;

/**
 * Sends one thing at a time: the part that every form and button shares, without a form library,
 * since the first load of the home page must not carry one. `usePostForm` adds fields to it.
 * - `readFailure` reads what `send` threw: `failureOf`, or a shorter reading of the feature's own.
 * - `submit` resolves with the outcome and never throws; null when an attempt is under way, and
 *   then `send` is not called. A `send` that leaves the page stays pending, and busy with it.
 * - `busy` is for the button. `attempts` counts the outcomes: as the key of a failure box it lets
 *   each failure take the focus anew.
 */
export function useSubmission<Failure>(readFailure: (error: unknown) => Failure) {
  const isBusy = useRef(false);
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);

  async function submit<Answer>(
    send: () => Promise<Answer>,
  ): Promise<Outcome<Answer, Failure> | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setBusy(true);
    let outcome: Outcome<Answer, Failure>;
    try {
      outcome = { kind: 'done', answer: await send() };
    } catch (error) {
      outcome = readFailure(error);
    }
    isBusy.current = false;
    setBusy(false);
    setAttempts((count) => count + 1);
    return outcome;
  }

  return { busy, attempts, submit };
}

import { useRef, useState } from 'react';

/** What came of one attempt to send something. */
export type Outcome<Answer, Failure> = { kind: 'done'; answer: Answer } | Failure;

/**
 * Sends one thing at a time: what every form and button shares, without a form library, since the
 * first load of the home page must not carry one. `readFailure` turns what `send` threw into the
 * outcome: `failureOf`, or a shorter reading of the feature's own.
 */
export function useSubmission<Failure>(readFailure: (error: unknown) => Failure) {
  const isBusy = useRef(false);
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);

  /** Resolves with the outcome and never throws; null, without a send, while an attempt is under way. */
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

  // `attempts` is the key of a failure box, so that each new failure takes the focus.
  return { busy, attempts, submit };
}

import { useRef, useState } from 'react';
import { keepAnswer } from '../feedback/kept-answer.ts';

/** The outcome of one submission. */
export type Outcome<Value, Failure> = { kind: 'done'; value: Value } | Failure;

/**
 * Sends one request at a time, for any form or button. It uses no form library, so that the home
 * page's first load contains none. `readFailure` turns the error into an outcome: `failureOf`, or a
 * simpler function of the feature.
 */
export function useSubmission<Failure>(readFailure: (error: unknown) => Failure) {
  const isBusy = useRef(false);
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);

  /** Resolves with the outcome and never throws; null, without sending, while another call is busy. */
  async function submit<Value>(
    send: () => Promise<Value>,
  ): Promise<Outcome<Value, Failure> | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setBusy(true);
    let outcome: Outcome<Value, Failure>;
    try {
      outcome = { kind: 'done', value: await send() };
      keepAnswer({});
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

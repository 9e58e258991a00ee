import { useEffect, useState } from 'react';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { readTestMail, sendTestMail } from '../../today-calls.ts';
import type { TestMail } from '../go-live.schema.ts';

const lookEvery = 1_000;

/** Sends a test mail and follows it until the mail server took it or not. `onEnd`: once that is known. */
export function useTestMail(onEnd: () => void) {
  const { busy, failure, run } = useStaffAction();
  const [test, setTest] = useState<TestMail | null>(null);
  const isWaiting = test?.state === 'waiting';

  useEffect(() => {
    if (test?.state !== 'waiting') return;
    const timer = setTimeout(async () => {
      // A failed look is repeated: the mail goes its way without it.
      const next = await readTestMail(test.id).catch(() => ({ ...test }));
      setTest(next);
      if (next.state === 'handed_over') onEnd();
    }, lookEvery);
    return () => clearTimeout(timer);
  }, [test, onEnd]);

  return { test, failure, busy: busy || isWaiting, send: () => void run(sendTestMail, setTest) };
}

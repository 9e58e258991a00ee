import { useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useSubmission } from '#ui/form/use-submission.ts';
import { endWaitInSandbox, type WaitEnd } from '../../card/sandbox-payment.ts';
import type { Waiting } from '../payment.ts';
import { waitingTexts } from '../waiting.texts.ts';

const ends = {
  multibanco: [
    ['paid', 'testPaidMultibanco'],
    ['lapsed', 'testLapse'],
  ],
  mb_way: [
    ['paid', 'testPaidMbWay'],
    ['refused', 'testRefusedMbWay'],
    ['lapsed', 'testLapse'],
  ],
  sepa_debit: [
    ['paid', 'testPaidDebit'],
    ['refused', 'testRefusedDebit'],
  ],
} as const;

type EndWaitProps = {
  kind: Waiting['kind'];
  clientSecret: string;
  /** Looks the payment up again. */
  check: () => Promise<void>;
};

/** In the sandbox: buttons for what the phone, the bank or time would do. */
export function EndWait({ kind, clientSecret, check }: EndWaitProps) {
  const t = useTexts(waitingTexts);
  const { busy, submit } = useSubmission(() => ({ kind: 'failed' }) as const);
  const [hasFailed, setFailed] = useState(false);
  async function endAs(end: WaitEnd): Promise<void> {
    const outcome = await submit(async () => {
      await endWaitInSandbox(clientSecret, end);
      await check();
    });
    setFailed(outcome?.kind === 'failed');
  }
  return (
    <aside className="wait-test" aria-labelledby="wait-test-heading">
      <h2 id="wait-test-heading" className="wait-test__title">
        {t('testTitle')}
      </h2>
      <p className="wait-test__text">{t('testText')}</p>
      <div className="row">
        {ends[kind].map(([end, key]) => (
          <Button
            key={end}
            size="sm"
            variant={end === 'paid' ? 'primary' : 'line'}
            disabled={busy}
            onClick={() => void endAs(end)}
          >
            {t(key)}
          </Button>
        ))}
      </div>
      {hasFailed ? <p role="alert">{t('testFailed')}</p> : null}
    </aside>
  );
}

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useSubmission } from '#ui/form/use-submission.ts';
import { type OrderSecret, saveBilling } from '../../checkout/billing.ts';
import { orderErrorText } from '../../payments.texts.ts';
import { paymentTexts } from '../payment.texts.ts';
import './receipt-address.css';

type State = 'editing' | 'failed' | 'sent';

function readFailure() {
  return { kind: 'failed' } as const;
}

/** Asks for the receipt's address, if none was given before paying. */
export function ReceiptAddress({ order }: { order: OrderSecret }) {
  const { language } = useLanguage();
  const t = useTexts(paymentTexts);
  const [email, setEmail] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const { busy, submit } = useSubmission(readFailure);
  const [state, setState] = useState<State>('editing');
  const field = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (state === 'sent') note.current?.focus();
    else if (code !== null || state === 'failed') field.current?.focus();
  }, [state, code]);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (email.trim() === '') return setCode('invalid_email');
    setCode(null);
    setState('editing');
    const outcome = await submit(() => saveBilling(order, { email }));
    if (!outcome) return;
    if (outcome.kind === 'failed') return setState('failed');
    const error = outcome.value.email ?? null;
    setCode(error);
    setState(error === null ? 'sent' : 'editing');
  }

  if (state === 'sent')
    return (
      <p ref={note} tabIndex={-1} role="status">
        {t('nextMailSent', { email: email.trim() })}
      </p>
    );
  const error = code === null ? undefined : orderErrorText(language, 'email', code);
  return (
    <form className="receipt-address" noValidate onSubmit={send}>
      <p>{t('nextMailAsk')}</p>
      <div className="receipt-address__row">
        <TextField
          ref={field}
          type="email"
          name="email"
          autoComplete="email"
          label={t('email')}
          error={error ?? (state === 'failed' ? t('sendFailed') : undefined)}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            setCode(null);
          }}
        />
        <Button type="submit" variant="line" busy={busy} busyLabel={t('sending')}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

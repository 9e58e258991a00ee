import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { type OrderSecret, saveBilling } from '../../checkout/billing.ts';
import { orderErrorText } from '../../payments.texts.ts';
import { paymentTexts } from '../payment.texts.ts';
import './receipt-address.css';

type State = 'asking' | 'sending' | 'failed' | 'sent';

/** Asks where the receipt should go, when nobody said so before paying. */
export function ReceiptAddress({ order }: { order: OrderSecret }) {
  const { language } = useLanguage();
  const t = useTexts(paymentTexts);
  const [email, setEmail] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [state, setState] = useState<State>('asking');
  const field = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (state === 'sent') note.current?.focus();
    else if (code !== null || state === 'failed') field.current?.focus();
  }, [state, code]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === 'sending') return;
    if (email.trim() === '') return setCode('invalid_email');
    setState('sending');
    setCode(null);
    try {
      const wrong = (await saveBilling(order, { email })).email ?? null;
      setCode(wrong);
      setState(wrong === null ? 'sent' : 'asking');
    } catch {
      setState('failed');
    }
  }

  if (state === 'sent')
    return (
      <p ref={note} tabIndex={-1} role="status">
        {t('nextMailSent', { email: email.trim() })}
      </p>
    );
  const error = code === null ? undefined : orderErrorText(language, 'email', code);
  return (
    <form className="receipt-address" noValidate onSubmit={submit}>
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
        <Button type="submit" variant="line" busy={state === 'sending'} busyLabel={t('sending')}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { apiRequest } from '#core/api-request.ts';
import { codesByField } from '#core/field-codes.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { focusFirstWrong } from '#ui/form/focus-first-wrong.ts';
import { useSubmission } from '#ui/form/use-submission.ts';
import type { OrderSecret } from '../../checkout/billing.ts';
import { orderErrorText } from '../../payments.texts.ts';
import { paymentTexts } from '../payment.texts.ts';
import './next-steps.css';

const fields = ['name', 'phone'] as const;
type Codes = Partial<Record<(typeof fields)[number], string>>;

/** Saves whom to call about an order. Returns the codes of refused fields; throws any other failure. */
async function saveContact(
  { orderId, clientSecret }: OrderSecret,
  contact: { name: string; phone: string },
): Promise<Codes> {
  try {
    const body = { clientSecret, ...contact };
    await apiRequest(`/api/orders/${encodeURIComponent(orderId)}/contact`, { method: 'PUT', body });
    return {};
  } catch (error) {
    const codes = codesByField(error, fields);
    if (Object.keys(codes).length > 0) return codes;
    throw error;
  }
}

function readFailure() {
  return { kind: 'failed' } as const;
}

/** Asks whom to call about an order, and where; neither is needed, and one press sends both. */
export function AskContact({ order, name: known }: { order: OrderSecret; name: string | null }) {
  const { language } = useLanguage();
  const t = useTexts(paymentTexts);
  const [contact, setContact] = useState({ name: known ?? '', phone: '' });
  const [codes, setCodes] = useState<Codes>({});
  const [state, setState] = useState<'editing' | 'failed' | 'sent'>('editing');
  const { busy, submit } = useSubmission(readFailure);
  const note = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isRefused = Object.keys(codes).length > 0;

  useEffect(() => {
    if (state === 'sent') note.current?.focus();
    else if (isRefused) focusFirstWrong(form.current);
  }, [state, isRefused]);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setCodes({});
    const outcome = await submit(() => saveContact(order, contact));
    if (!outcome) return;
    if (outcome.kind === 'failed') return setState('failed');
    setCodes(outcome.value);
    setState(Object.keys(outcome.value).length > 0 ? 'editing' : 'sent');
  }

  if (state === 'sent') {
    const who = [contact.name.trim(), contact.phone.trim()].filter(Boolean).join(', ');
    return (
      <p ref={note} tabIndex={-1} role="status">
        {t('contactSent', { who })}
      </p>
    );
  }
  const errorOf = (field: (typeof fields)[number]) => {
    const code = codes[field];
    return code === undefined ? undefined : orderErrorText(language, field, code);
  };
  const isEmpty = contact.name.trim() === '' && contact.phone.trim() === '';
  return (
    <form ref={form} className="receipt-address" noValidate onSubmit={send}>
      <p>{t('contactAsk')}</p>
      <TextField
        name="name"
        autoComplete="name"
        label={t('contactName')}
        error={errorOf('name')}
        value={contact.name}
        onChange={({ target }) => setContact({ ...contact, name: target.value })}
      />
      <div className="receipt-address__row">
        <TextField
          type="tel"
          name="phone"
          autoComplete="tel"
          label={t('contactPhone')}
          error={errorOf('phone') ?? (state === 'failed' ? t('sendFailed') : undefined)}
          value={contact.phone}
          onChange={({ target }) => setContact({ ...contact, phone: target.value })}
        />
        <Button
          type="submit"
          variant="line"
          busy={busy}
          busyLabel={t('contactSaving')}
          disabled={isEmpty}
        >
          {t('contactSave')}
        </Button>
      </div>
    </form>
  );
}

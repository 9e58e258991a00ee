import { type FormEvent, useRef, useState } from 'react';
import { apiRequest } from '#core/api-request.ts';
import { UnsentMail } from '#features/modes/components/unsent-mail.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useSubmission } from '#ui/form/use-submission.ts';
import { useHydrated } from '#ui/layout/use-hydrated.ts';
import { isEmailAddress } from '../../newsletter.ts';
import { newLinkTexts } from '../new-link.texts.ts';
import './new-link-form.css';

/** Asks for the address to which a new link is mailed. Needs scripts: without them it is not shown. */
export function NewLinkForm({ purpose }: { purpose: 'confirm' | 'unsubscribe' }) {
  const t = useTexts(newLinkTexts);
  const { language } = useLanguage();
  const { busy, submit } = useSubmission(() => ({ kind: 'failed' }) as const);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<'invalidEmail' | 'failed' | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isAlive = useHydrated();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isValid = isEmailAddress(email);
    setProblem(isValid ? null : 'invalidEmail');
    if (!isValid) return input.current?.focus();
    const body = { email, purpose, locale: language };
    const outcome = await submit(() => apiRequest('/api/newsletter/new-link', { body }));
    if (outcome?.kind === 'done') setSentTo(email.trim());
    if (outcome?.kind === 'failed') setProblem('failed');
  }

  if (!isAlive) return null;
  return (
    <form className="new-link" noValidate onSubmit={send}>
      <TextField
        name="email"
        type="email"
        label={t('email')}
        autoComplete="email"
        required
        ref={input}
        value={email}
        error={problem ? t(problem) : undefined}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" busy={busy} busyLabel={t('sending')}>
        {t('send')}
      </Button>
      <p role="status">{sentTo === null ? null : t('sent', { email: sentTo })}</p>
      {sentTo === null ? null : <UnsentMail />}
    </form>
  );
}

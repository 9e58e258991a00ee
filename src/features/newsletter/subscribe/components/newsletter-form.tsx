import { type FormEvent, useEffect, useRef, useState } from 'react';
import { longestName } from '#core/longest-text.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { type FormTraces, FormTrap, useFormTraces } from '#ui/form/form-traces.tsx';
import { IconAlert } from '#ui/icons/frame-icons.tsx';
import { useHydrated } from '#ui/layout/use-hydrated.ts';
import { newsletterTexts } from '../../newsletter.texts.ts';
import { isEmailAddress } from '../../newsletter.ts';
import type { SubscribeState } from './use-subscribe.ts';

type NewsletterFormProps = {
  state: SubscribeState;
  subscribe: (email: string, name: string, traces: FormTraces) => Promise<boolean>;
  /** Who to turn to when the form does not help. */
  company: { email: string; phone: string };
  /** Takes the focus at once: the visitor asked for the form. */
  focused: boolean;
};

/** Address and name. Checked when it is sent, and from then on at every change. */
export function NewsletterForm({ state, subscribe, company, focused }: NewsletterFormProps) {
  const t = useTexts(newsletterTexts);
  const ready = useHydrated();
  const tracesOf = useFormTraces();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [checked, setChecked] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const notes = {
    already: t('alreadySubscribedDescription'),
    busy: t('busy', { email: company.email, phone: company.phone }),
    failed: t('subscriptionErrorDescription'),
  };
  const isInvalid = checked && !isEmailAddress(email);
  useEffect(() => {
    if (focused) emailInput.current?.focus();
  }, [focused]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === 'submitting') return;
    if (!isEmailAddress(email)) {
      setChecked(true);
      emailInput.current?.focus();
      return;
    }
    setChecked(false);
    await subscribe(email, name, tracesOf(event.currentTarget));
  }

  return (
    <form className="form news__form" method="post" noValidate onSubmit={submit}>
      <TextField
        id="newsletter-name"
        name="name"
        label={t('name')}
        optional={t('optional')}
        autoComplete="name"
        maxLength={longestName}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        id="newsletter-email"
        name="email"
        type="email"
        label={t('email')}
        hint={t('hint')}
        error={isInvalid ? t('invalidEmail') : undefined}
        placeholder={t('placeholder')}
        autoComplete="email"
        required
        ref={emailInput}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <FormTrap />
      <Button
        type="submit"
        variant="wall"
        disabled={!ready}
        busy={state === 'submitting'}
        busyLabel={t('subscribing')}
      >
        {t('subscribe')}
      </Button>
      {state === 'already' || state === 'busy' || state === 'failed' ? (
        <p className="news__note">
          <IconAlert />
          {notes[state]}
        </p>
      ) : null}
    </form>
  );
}

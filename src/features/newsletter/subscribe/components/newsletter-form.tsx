import { type FormEvent, useEffect, useRef, useState } from 'react';
import { longestName } from '#core/longest-text.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { type HoneypotFields, useHoneypot } from '#ui/form/honeypot.tsx';
import { PageForm, usePostedForm } from '#ui/form/posted-form.tsx';
import { newsletterTexts } from '../../newsletter.texts.ts';
import { isEmailAddress } from '../../newsletter.ts';
import { describeRefusal, type RefusedSubscription } from '../refused-subscription.ts';
import { SubscribeFailureBox } from './subscribe-failure.tsx';

type NewsletterFormProps = {
  busy: boolean;
  failure: RefusedSubscription | null;
  subscribe: (email: string, name: string, honeypot: HoneypotFields) => Promise<void>;
  /** Whether it takes the focus when it appears: the visitor requested the form. */
  focused: boolean;
};

/** Name and address. Validated on submit, then on change. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { busy, failure, subscribe, focused } = props;
  const t = useTexts(newsletterTexts);
  const { language } = useLanguage();
  const readHoneypot = useHoneypot();
  const posted = usePostedForm();
  const [email, setEmail] = useState(posted?.values.email ?? '');
  const [name, setName] = useState(posted?.values.name ?? '');
  const [checked, setChecked] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const isInvalid = checked && !isEmailAddress(email);
  useEffect(() => {
    if (focused) emailInput.current?.focus();
  }, [focused]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (!isEmailAddress(email)) {
      setChecked(true);
      emailInput.current?.focus();
      return;
    }
    setChecked(false);
    await subscribe(email, name, readHoneypot(event.currentTarget));
  }

  return (
    <div>
      <PageForm className="form news__form" onSubmit={submit}>
        <TextField
          id="name"
          name="name"
          label={t('name')}
          optional={t('optional')}
          error={posted?.errors.name}
          autoComplete="name"
          maxLength={longestName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label={t('email')}
          hint={t('hint')}
          error={isInvalid ? t('invalidEmail') : posted?.errors.email}
          placeholder={t('placeholder')}
          autoComplete="email"
          required
          ref={emailInput}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" busy={busy} busyLabel={t('subscribing')}>
          {t('subscribe')}
        </Button>
        {failure ? (
          <SubscribeFailureBox
            reason={describeRefusal(failure, language)}
            isListed={failure.kind === 'already'}
          />
        ) : null}
      </PageForm>
    </div>
  );
}

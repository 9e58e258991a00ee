import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Contact, ReachLinks } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { privacyPath } from '#site/pages/privacy/privacy.path.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { FormTrap, useFormTraces } from '#ui/form/form-traces.tsx';
import { IconCheckCircle } from '#ui/icons/icons.tsx';
import { useHydrated } from '#ui/layout/use-hydrated.ts';
import { contactScreenTexts } from '../contact-screen.texts.ts';
import { ContactFailure, useFailureText } from './contact-failure.tsx';
import { ContactFields } from './contact-fields.tsx';
import type { Failure } from './post-message.ts';
import { useContactForm } from './use-contact-form.ts';
import '#ui/layout/card.css';
import './contact-form.css';

/** Milliseconds that the toast of a sent message stays. */
const sentToastMs = 3000;

/** What came of the last try; `number` tells one failure from the next. */
type Ending =
  | { kind: 'sent'; email: string }
  | { kind: 'not-sent'; failure: Failure; number: number };

/** The contact form; without JavaScript, the other ways in words. */
export function ContactForm({ contact }: { contact: Contact | null }) {
  const showToast = useToast();
  const t = useTexts(contactScreenTexts);
  const form = useContactForm();
  const hydrated = useHydrated();
  const tracesOf = useFormTraces();
  const textOf = useFailureText();
  const button = useRef<HTMLButtonElement>(null);
  const [ending, setEnding] = useState<Ending | null>(null);

  useEffect(() => {
    // Disabled while busy, the button lost the focus; a keyboard goes on from where it was.
    if (ending?.kind === 'sent' && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [ending]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sending = await form.submit(tracesOf(event.currentTarget));
    if (!sending) return;
    const { outcome, email } = sending;
    if (outcome.kind === 'sent') {
      setEnding({ kind: 'sent', email });
      const title = t('sentToast');
      return showToast({ title, description: t('sentToastMore'), duration: sentToastMs });
    }
    if (outcome.kind === 'invalid') {
      setEnding(null);
      return showToast({ title: t('invalidToast'), variant: 'destructive' });
    }
    setEnding((last) => ({
      kind: 'not-sent',
      failure: outcome,
      number: last?.kind === 'not-sent' ? last.number + 1 : 1,
    }));
    const description = textOf(outcome);
    return showToast({ title: t('failedTitle'), description, variant: 'destructive' });
  }

  return (
    <section className="card card--pad contact-form" aria-labelledby="write">
      <h2 id="write">{t('formTitle')}</h2>
      {hydrated ? null : (
        <div className="contact-form__noscript">
          <p>{t('noScript')}</p>
          {contact ? <ReachLinks contact={contact} /> : null}
        </div>
      )}
      <form className="form form--2" noValidate onSubmit={submit}>
        <ContactFields register={form.register} errors={form.errors} />
        <FormTrap />
        {ending?.kind === 'not-sent' ? (
          <ContactFailure key={ending.number} failure={ending.failure} contact={contact} />
        ) : null}
        <div className="contact-form__send wide">
          <p className="contact-form__note" role="status">
            {ending?.kind === 'sent' ? (
              <>
                <IconCheckCircle />
                {t('sentNote', { email: ending.email })}
              </>
            ) : (
              <span>
                {t('purpose')} <Link to={privacyPath.href()}>{t('privacy')}</Link>
              </span>
            )}
          </p>
          <Button
            ref={button}
            // A press before scripts run would put what was typed into the address.
            type={hydrated ? 'submit' : 'button'}
            busy={form.busy}
            busyLabel={t('sending')}
          >
            {t('send')}
          </Button>
        </div>
      </form>
    </section>
  );
}

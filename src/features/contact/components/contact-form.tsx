import { useEffect, useRef } from 'react';
import { type Contact, ReachLine } from '#features/company/components/reach-links.tsx';
import { UnsentMail } from '#features/modes/components/unsent-mail.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { privacyPath } from '#paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { FailureBox } from '#ui/feedback/failure-box.tsx';
import { Honeypot } from '#ui/form/honeypot.tsx';
import { IconCheckCircle } from '#ui/icons/icons.tsx';
import { contactScreenTexts } from '../contact-screen.texts.ts';
import { ContactFields } from './contact-fields.tsx';
import { ContactTopic } from './contact-topic.tsx';
import { useContactForm } from './use-contact-form.ts';
import '#ui/feedback/sent.css';
import '#ui/layout/card.css';
import './contact-form.css';

/** The contact form; without scripts it is posted to the page (`plain-contact.server.tsx`). */
export function ContactForm({ contact }: { contact: Contact | null }) {
  const t = useTexts(contactScreenTexts);
  const { register, errors, busy, attempts, submit, sent, failure } = useContactForm();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The button lost the focus while it was disabled; keyboard users continue from it.
    if (sent && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [sent]);

  return (
    <section className="card card--pad contact-form" aria-labelledby="write">
      <h2 id="write">{t('formTitle')}</h2>
      <form className="form form--2" method="post" noValidate onSubmit={submit}>
        <ContactTopic />
        <ContactFields register={register} errors={errors} />
        <Honeypot />
        {failure ? (
          <FailureBox
            key={attempts}
            title={t('failedTitle')}
            reach={<ReachLine contact={contact} words={t('reach')} />}
          >
            <p>
              {failure} {t('failedKept')}
            </p>
          </FailureBox>
        ) : null}
        <div className="contact-form__send wide">
          <div className={sent ? 'sent' : 'sr'} role="status">
            {sent ? (
              <>
                <IconCheckCircle />
                <div>
                  <b>{t('sentToast')}</b>
                  <p>{t('sentNote', { email: sent.email })}</p>
                  <p>
                    <Unbroken>{t('sentNext')}</Unbroken>
                  </p>
                  <UnsentMail />
                </div>
              </>
            ) : null}
          </div>
          <div className="contact-form__note">
            <span>
              {t('purpose')} <Link to={privacyPath.href()}>{t('privacy')}</Link>
            </span>
          </div>
          <Button
            ref={button}
            type="submit"
            formAction="#answer"
            busy={busy}
            busyLabel={t('sending')}
          >
            {t('send')}
          </Button>
        </div>
      </form>
    </section>
  );
}

import { useEffect, useRef } from 'react';
import { ReachLine, useContact } from '#features/company/components/reach-links.tsx';
import { UnsentMail } from '#features/modes/components/unsent-mail.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { privacyPath } from '#paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { FailureBox } from '#ui/feedback/failure-box.tsx';
import { PageForm } from '#ui/form/posted-form.tsx';
import { IconCheckCircle } from '#ui/icons/icons.tsx';
import { contactScreenTexts } from '../contact-screen.texts.ts';
import { ContactFields } from './contact-fields.tsx';
import { ContactTopic } from './contact-topic.tsx';
import { useContactForm } from './use-contact-form.ts';
import '#ui/feedback/sent.css';
import '#ui/layout/card.css';
import './contact-form.css';

/** Why a message was not sent, that nothing is lost, and how to reach the company instead. */
export function NotSent({ reason }: { reason: string }) {
  const t = useTexts(contactScreenTexts);
  return (
    <FailureBox
      title={t('failedTitle')}
      reach={<ReachLine contact={useContact()} words={t('reach')} />}
    >
      <p>
        {reason} {t('failedKept')}
      </p>
    </FailureBox>
  );
}

/** The contact form; what answers it without scripts is `plain-contact.server.tsx`. */
export function ContactForm() {
  const t = useTexts(contactScreenTexts);
  const { field, busy, attempts, submit, sent, failure } = useContactForm();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The button lost the focus while it was disabled; keyboard users continue from it.
    if (sent && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [sent]);

  return (
    <section className="card card--pad contact-form" aria-labelledby="write">
      <h2 id="write">{t('formTitle')}</h2>
      <PageForm className="form form--2" onSubmit={submit}>
        <ContactTopic />
        <ContactFields fieldOf={field} />
        {failure ? <NotSent key={attempts} reason={failure} /> : null}
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
          <Button ref={button} type="submit" busy={busy} busyLabel={t('sending')}>
            {t('send')}
          </Button>
        </div>
      </PageForm>
    </section>
  );
}

import { useEffect, useRef } from 'react';
import type { Contact } from '#features/company/components/reach-links.tsx';
import { ReachLinks } from '#features/company/components/reach-links.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { IconAlert } from '#ui/icons/frame-icons.tsx';
import { contactErrorText } from '../contact.texts.ts';
import { contactScreenTexts } from '../contact-screen.texts.ts';
import type { Failure } from './post-message.ts';

const causes = { network: 'failedNetwork', busy: 'failedBusy', server: 'failedServer' } as const;

/** Why the message did not go through, in the language shown. */
export function useFailureText(): (failure: Failure) => string {
  const { language } = useLanguage();
  const t = useTexts(contactScreenTexts);
  return (failure) =>
    failure.kind === 'refused'
      ? contactErrorText(language, 'form', failure.code)
      : t(causes[failure.cause]);
}

type ContactFailureProps = { failure: Failure; contact: Contact | null };

/** A failed try in words, with the other ways to the company. The toast says it too, and goes. */
export function ContactFailure({ failure, contact }: ContactFailureProps) {
  const t = useTexts(contactScreenTexts);
  const textOf = useFailureText();
  const box = useRef<HTMLDivElement>(null);
  // The button was disabled while busy and lost the focus: reading goes on here.
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="contact-failure wide" ref={box} tabIndex={-1}>
      <IconAlert />
      <div>
        <b>{t('failedTitle')}</b>
        <p>
          {textOf(failure)} {t('failedKept')}
        </p>
        {contact ? (
          <p>
            {t('reach')} <ReachLinks contact={contact} />
          </p>
        ) : null}
      </div>
    </div>
  );
}

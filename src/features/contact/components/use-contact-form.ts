import { type FormEvent, useState } from 'react';
import type { CallFailure } from '#core/call-failure.ts';
import { perField } from '#features/conversations/message-fields.texts.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { keepAnswer } from '#ui/feedback/kept-answer.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { usePostForm } from '#ui/form/use-post-form.ts';
import { type ContactFormInput, contactFormInput } from '../contact.input.ts';
import { contactScreenTexts, notSentText } from '../contact-screen.texts.ts';
import { contactDraft } from './contact-draft.ts';
import { postMessage } from './post-message.ts';

/** Milliseconds for which the toast of a sent message is shown. */
const sentToastMs = 3000;

const empty: ContactFormInput = perField(() => '');

type Failure = Exclude<CallFailure, { kind: 'invalid' }>;
/** The outcome of the last submission, unless it marked invalid fields. */
type Ending = { kind: 'sent'; email: string } | { kind: 'not-sent'; failure: Failure };

/**
 * The contact form and its outcome. `sent` has the address that the confirmation goes to, `failure` is
 * why nothing was sent, in the current language.
 */
export function useContactForm() {
  const showToast = useToast();
  const { language } = useLanguage();
  const t = useTexts(contactScreenTexts);
  const [ending, setEnding] = useState<Ending | null>(null);
  const { submit, ...form } = usePostForm({
    schema: contactFormInput,
    empty,
    draft: contactDraft,
    send: postMessage,
  });

  async function send(event: FormEvent<HTMLFormElement>) {
    const about = String(new FormData(event.currentTarget).get('about') ?? '');
    const outcome = await submit(event, { ...(about && { about }), locale: language });
    if (!outcome) return;
    if (outcome.kind === 'done') {
      const { email } = outcome.fields;
      const title = t('sentToast');
      keepAnswer({ title, text: t('sentNote', { email }) });
      setEnding({ kind: 'sent', email });
      return showToast({ title, description: t('sentToastMore'), duration: sentToastMs });
    }
    if (outcome.kind === 'invalid') {
      setEnding(null);
      return showToast({ title: t('invalidToast'), variant: 'destructive' });
    }
    setEnding({ kind: 'not-sent', failure: outcome });
    // Why, and what to do now, is in the box that takes the focus.
    return showToast({ title: t('failedTitle'), variant: 'destructive' });
  }

  return {
    ...form,
    submit: send,
    sent: ending?.kind === 'sent' ? ending : null,
    failure: ending?.kind === 'not-sent' ? notSentText(language, ending.failure) : null,
  };
}

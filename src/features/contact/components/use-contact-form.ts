import { type FormEvent, useState } from 'react';
import { apiRequest } from '#core/api-request.ts';
import type { CallFailure } from '#core/call-failure.ts';
import { messageFieldNames, perField } from '#features/conversations/message-fields.texts.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { keepAnswer } from '#ui/feedback/kept-answer.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { keep, readKept, textsOf } from '#ui/form/kept-words.ts';
import { type FieldDraft, usePostForm } from '#ui/form/use-post-form.ts';
import { type ContactFormInput, type ContactRequest, contactFormInput } from '../contact.input.ts';
import { contactUrl } from '../contact.queries.ts';
import { contactScreenTexts, notSentText } from '../contact-screen.texts.ts';

/** Posts the message with an idempotency key; any 2xx counts as sent. Throws otherwise. */
async function postMessage(request: ContactRequest, key: string): Promise<void> {
  await apiRequest(contactUrl, { body: request, headers: { 'Idempotency-Key': key } });
}

/** The `sessionStorage` key of a message that is not sent yet. */
const key = 'contactDraft';

// Leaving the screen loses nothing without storage either. Written by the browser only.
let typed: Partial<ContactFormInput> | null = null;

const contactDraft: FieldDraft<ContactFormInput> = {
  read: () => typed ?? textsOf(readKept(key), messageFieldNames),
  save(fields) {
    typed = fields;
    keep(key, Object.values(fields).some(Boolean) ? fields : null);
  },
};

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

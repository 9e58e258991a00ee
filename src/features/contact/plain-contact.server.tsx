import { failureOf } from '#core/call-failure.ts';
import { HttpError } from '#core/http-error.ts';
import { translate } from '#i18n/texts.ts';
import { contactPath } from '#paths.ts';
import type { PlainPage, PlainPost, PlainReply } from '#platform/http/plain-page.ts';
import {
  fieldErrors,
  honeypotOf,
  keyOf,
  newAttempt,
  valuesOf,
} from '#platform/http/plain-post.server.ts';
import {
  ContactConfirmation,
  ContactSent,
  PlainContactForm,
} from './components/plain-contact.server.tsx';
import { contactFormInput } from './contact.input.ts';
import { contactUrl } from './contact.queries.ts';
import { contactErrorText } from './contact.texts.ts';
import { contactScreenTexts } from './contact-screen.texts.ts';

const causes = { network: 'failedNetwork', busy: 'failedBusy', server: 'failedServer' } as const;

type Shown = { errors?: Record<string, string>; failure?: string; status: number };

function showForm(post: PlainPost, { errors = {}, failure, status }: Shown): PlainReply {
  const values = valuesOf(contactFormInput, post);
  const forgetsTopic = post.fields.step === 'forget';
  const form = { values, errors, failure, attempt: newAttempt(post), forgetsTopic };
  return { status, screen: <PlainContactForm {...form} /> };
}

function showConfirmation(post: PlainPost): PlainReply {
  const values = valuesOf(contactFormInput, post);
  const screen = <ContactConfirmation values={values} attempt={newAttempt(post)} />;
  return { status: 200, screen };
}

function showFailure(post: PlainPost, error: unknown): PlainReply {
  if (!(error instanceof HttpError)) throw error;
  const { status } = error;
  const failure = failureOf(error);
  if (failure.kind === 'invalid') {
    const codes = failure.errors.map(({ field, code }) => [field, code]);
    return showForm(post, { errors: Object.fromEntries(codes), status });
  }
  // Something else was sent with this key: back in the browser's history, and changed.
  if (failure.kind === 'refused' && failure.code === 'idempotency_key_reused')
    return showConfirmation(post);
  const { language } = post;
  const text =
    failure.kind === 'refused'
      ? contactErrorText(language, 'form', failure.code)
      : translate(contactScreenTexts, language, causes[failure.cause]);
  return showForm(post, { failure: text, status });
}

/**
 * The contact form without scripts. The stored page holds no key, so a post from it is answered by a
 * step that shows the message and carries one; a press there sends it.
 */
export const plainContact: PlainPage = {
  show: async () => ({ status: 200, screen: <ContactSent /> }),

  async submit(post) {
    const values = valuesOf(contactFormInput, post);
    if (post.fields.step === 'change' || post.fields.step === 'forget')
      return showForm(post, { status: 200 });
    const errors = fieldErrors(contactFormInput, values);
    if (Object.keys(errors).length > 0) return showForm(post, { errors, status: 422 });
    const key = keyOf(post);
    if (key === null) return showConfirmation(post);
    try {
      const { about = '' } = post.fields;
      const body = { ...values, about, ...honeypotOf(post), locale: post.language };
      await post.call(contactUrl, body, { 'Idempotency-Key': key });
      return { location: `${contactPath.href()}?sent=1` };
    } catch (error) {
      return showFailure(post, error);
    }
  },
};

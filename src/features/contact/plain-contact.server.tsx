import { failureOf } from '#core/call-failure.ts';
import { HttpError } from '#core/http-error.ts';
import { messageFieldNames, messageFields } from '#features/conversations/message-fields.texts.ts';
import { UnsentMail } from '#features/modes/components/unsent-mail.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { contactPath, homePath } from '#paths.ts';
import type { PlainPage, PlainPost, PlainReply } from '#platform/http/plain-page.ts';
import {
  fieldErrors,
  honeypotOf,
  keyOf,
  newAttempt,
  valuesOf,
} from '#platform/http/plain-post.server.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import {
  answerForm,
  PlainAnswer,
  type PlainAttempt,
  PlainDone,
  PlainForm,
} from '#ui/form/plain-form.server.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { NotSent } from './components/contact-form.tsx';
import { ContactTopic } from './components/contact-topic.tsx';
import { contactFormInput } from './contact.input.ts';
import { contactUrl } from './contact.queries.ts';
import { contactErrorText } from './contact.texts.ts';
import { contactScreenTexts, notSentText } from './contact-screen.texts.ts';
import '#ui/layout/card.css';

type Shown = { errors?: Record<string, string>; failure?: string; status: number };

/** The address of the form, which goes on naming what the message is about. */
function addressOf(about: string | null): string {
  const path = contactPath.href();
  return about ? `${path}?${new URLSearchParams({ about })}` : path;
}

function showForm(post: PlainPost, { errors = {}, failure, status }: Shown): PlainReply {
  const { language, search, fields } = post;
  const about = fields.step === 'forget' ? null : search.get('about');
  const screen = answerForm({
    language,
    to: addressOf(about),
    values: { ...valuesOf(contactFormInput, post), about: about ?? '' },
    refused: Object.entries(errors).map(([id, code]) => ({
      id,
      message: contactErrorText(language, id, code),
    })),
    failure: failure && <NotSent reason={failure} />,
    attempt: newAttempt(post),
  });
  return { status, screen };
}

function showConfirmation(post: PlainPost): PlainReply {
  const screen = (
    <ContactConfirmation
      to={addressOf(post.search.get('about'))}
      values={valuesOf(contactFormInput, post)}
      attempt={newAttempt(post)}
    />
  );
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
  return showForm(post, { failure: notSentText(post.language, failure), status });
}

type ContactConfirmationProps = {
  to: string;
  values: Readonly<Record<string, string>>;
  attempt: PlainAttempt;
};

/** The message once more before it is sent, with the key that makes two presses send it once. */
function ContactConfirmation({ to, values, attempt }: ContactConfirmationProps) {
  const t = useTexts(contactScreenTexts);
  const { language } = useLanguage();
  const given = messageFieldNames.filter((name) => values[name]?.trim());
  return (
    <>
      <PlainAnswer className="plain__head">
        <PageHead title={t('confirmTitle')} lead={t('confirmLead')} />
      </PlainAnswer>
      <div className="wrap plain">
        <section className="card card--pad">
          <dl className="plain__facts">
            {given.map((name) => (
              <div key={name}>
                <dt>{messageFields[name][language].label}</dt>
                <dd>{values[name]}</dd>
              </div>
            ))}
          </dl>
          <PlainForm className="plain__send" to={to} attempt={attempt} hidden={values}>
            <ContactTopic />
            <Button type="submit">{t('send')}</Button>
            <Button type="submit" variant="line" name="step" value="change">
              {t('change')}
            </Button>
          </PlainForm>
        </section>
      </div>
    </>
  );
}

/** The page after a message was sent: what happens next. */
function ContactSent() {
  const t = useTexts(contactScreenTexts);
  return (
    <PlainDone title={t('sentToast')} lead={t('sentCopy')}>
      <p>{t('sentNext')}</p>
      <UnsentMail />
      <p>
        <Link className={buttonClass()} to={homePath.href()}>
          {t('home')}
        </Link>
      </p>
    </PlainDone>
  );
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

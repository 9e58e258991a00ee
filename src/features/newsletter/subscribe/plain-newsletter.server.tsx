import { failureOf } from '#core/call-failure.ts';
import { HttpError } from '#core/http-error.ts';
import { UnsentMail } from '#features/modes/components/unsent-mail.tsx';
import type { Language } from '#i18n/language.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { homePath } from '#paths.ts';
import type { PlainPage, PlainPost, PlainReply } from '#platform/http/plain-page.ts';
import { honeypotOf, newAttempt } from '#platform/http/plain-post.server.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { answerForm, PlainDone } from '#ui/form/plain-form.server.tsx';
import { newsletterTexts } from '../newsletter.texts.ts';
import { newsletterErrorText } from '../newsletter-errors.texts.ts';
import { SubscribeFailureBox } from './components/subscribe-failure.tsx';
import { describeRefusal, readRefusal } from './refused-subscription.ts';

function reasonText(error: HttpError, language: Language): string | null {
  const failure = failureOf(error);
  if (failure.kind === 'invalid') return null;
  if (failure.kind === 'refused') return newsletterErrorText(language, 'form', failure.code);
  return describeRefusal(readRefusal(error), language);
}

function showFailure(post: PlainPost, error: unknown): PlainReply {
  if (!(error instanceof HttpError)) throw error;
  const { language, fields } = post;
  const failure = failureOf(error);
  const refused = failure.kind === 'invalid' ? failure.errors : [];
  const reason = reasonText(error, language);
  const isListed = failure.kind === 'refused' && failure.code === 'already_subscribed';
  const screen = answerForm({
    language,
    to: homePath.href(),
    values: fields,
    refused: refused.map(({ field, code }) => ({
      id: field,
      message: newsletterErrorText(language, field, code),
    })),
    failure: reason && <SubscribeFailureBox reason={reason} isListed={isListed} />,
    attempt: newAttempt(post),
  });
  return { status: error.status, screen };
}

/** The page after an address was subscribed: it is to be confirmed by the link in the mail. */
function PlainSubscribed() {
  const t = useTexts(newsletterTexts);
  return (
    <PlainDone title={t('thankYou')} lead={t('checkInbox')}>
      <p>
        <Unbroken>{t('checkInboxMore')}</Unbroken>
      </p>
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
 * The newsletter's form without scripts. It needs no key: a second press finds the address on the list
 * and at most sends the same mail again.
 */
export const plainNewsletter: PlainPage = {
  show: async () => ({ status: 200, screen: <PlainSubscribed /> }),

  async submit(post) {
    const { name = '', email = '' } = post.fields;
    try {
      const body = { name, email, ...honeypotOf(post), locale: post.language };
      await post.call('/api/newsletter/subscribe', body);
      return { location: `${homePath.href()}?sent=1` };
    } catch (error) {
      return showFailure(post, error);
    }
  },
};

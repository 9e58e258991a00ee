import { failureOf } from '#core/call-failure.ts';
import { HttpError } from '#core/http-error.ts';
import type { Language } from '#i18n/language.ts';
import { homePath } from '#paths.ts';
import type { PlainPage, PlainPost, PlainReply } from '#platform/http/plain-page.ts';
import { honeypotOf, newAttempt } from '#platform/http/plain-post.server.ts';
import { newsletterErrorText } from '../newsletter-errors.texts.ts';
import { PlainNewsletterForm, PlainSubscribed } from './components/plain-newsletter.server.tsx';
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
  const { name = '', email = '' } = fields;
  const failure = failureOf(error);
  const refused = failure.kind === 'invalid' ? failure.errors : [];
  const screen = (
    <PlainNewsletterForm
      values={{ name, email }}
      errors={Object.fromEntries(refused.map(({ field, code }) => [field, code]))}
      failure={reasonText(error, language)}
      isListed={failure.kind === 'refused' && failure.code === 'already_subscribed'}
      attempt={newAttempt(post)}
    />
  );
  return { status: error.status, screen };
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

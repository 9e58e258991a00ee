import { HttpError } from '#core/http-error.ts';
import { formatWait } from '#i18n/format-wait.ts';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { newsletterTexts } from '../newsletter.texts.ts';

/**
 * Why an address was not subscribed. `busy`: too many attempts, with the seconds until the next may be
 * made, or null if none are named.
 */
export type RefusedSubscription =
  | { kind: 'already' | 'failed' }
  | { kind: 'busy'; seconds: number | null };

export function readRefusal(error: unknown): RefusedSubscription {
  if (!(error instanceof HttpError)) return { kind: 'failed' };
  if (error.status === 429) return { kind: 'busy', seconds: error.retryAfter };
  return { kind: error.status === 409 ? 'already' : 'failed' };
}

/** Returns the sentences of a refusal, which its box and its toast share. */
export function describeRefusal(refusal: RefusedSubscription, language: Language): string {
  if (refusal.kind === 'already')
    return translate(newsletterTexts, language, 'alreadySubscribedDescription');
  const failed = translate(newsletterTexts, language, 'subscriptionErrorDescription');
  if (refusal.kind === 'failed') return failed;
  const limit =
    refusal.seconds === null
      ? translate(newsletterTexts, language, 'busy')
      : translate(newsletterTexts, language, 'limited', {
          wait: formatWait(refusal.seconds, language),
        });
  return `${failed} ${limit}`;
}

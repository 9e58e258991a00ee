import { HttpError } from '#core/http-error.ts';
import { formatWait } from '#i18n/format-wait.ts';
import type { Language } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import { newsletterTexts } from '../newsletter.texts.ts';

/**
 * Why an address was not subscribed. `busy`: too many attempts, with the seconds until the next may be
 * made, or null if none are named.
 */
export type RefusedSubscription =
  | { kind: 'already' }
  | { kind: 'failed' }
  | { kind: 'busy'; seconds: number | null };

export function readRefusal(error: unknown): RefusedSubscription {
  if (!(error instanceof HttpError)) return { kind: 'failed' };
  if (error.status === 429) return { kind: 'busy', seconds: error.retryAfter };
  return { kind: error.status === 409 ? 'already' : 'failed' };
}

/** Returns the sentences of a refusal, which its box and its toast share. */
export function describeRefusal(refusal: RefusedSubscription, language: Language): string {
  const t = (key: keyof typeof newsletterTexts.en, params?: TextParams) =>
    translate(newsletterTexts, language, key, params);
  if (refusal.kind === 'already') return t('alreadySubscribedDescription');
  const failed = t('subscriptionErrorDescription');
  if (refusal.kind !== 'busy') return failed;
  const { seconds } = refusal;
  const limit =
    seconds === null ? t('busy') : t('limited', { wait: formatWait(seconds, language) });
  return `${failed} ${limit}`;
}

import { type CallFailure, failureOf } from '#core/call-failure.ts';
import { HttpError } from '#core/http-error.ts';
import type { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import { formatWait } from '#i18n/format-wait.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/texts.ts';

/**
 * A call's failure; `limited`: one call too many, with the seconds until the next may be made;
 * `cancelled`: a passkey that the person or the device did not give.
 */
export type SignInFailure =
  | CallFailure
  | { kind: 'limited'; seconds: number }
  | { kind: 'cancelled' };

/** Browsers throw a `DOMException`; the library's errors wrap one. */
function isCancelled(error: unknown): boolean {
  if (error instanceof DOMException) return error.name !== 'TimeoutError';
  return error instanceof Error && error.cause instanceof DOMException;
}

export function readSignInFailure(error: unknown): SignInFailure {
  if (error instanceof HttpError && error.status === 429 && error.retryAfter !== null)
    return { kind: 'limited', seconds: error.retryAfter };
  return isCancelled(error) ? { kind: 'cancelled' } : failureOf(error);
}

const causes = { network: 'failedNetwork', busy: 'failedBusy', server: 'failedServer' } as const;

/** Returns the sentence for a failure; those of the server are in the language that was sent. */
export function describeFailure(
  failure: SignInFailure,
  t: Translate<keyof typeof signInTexts.en>,
  language: Language,
): string {
  if (failure.kind === 'limited')
    return t('failedLimited', { wait: formatWait(failure.seconds, language) });
  if (failure.kind === 'cancelled') return t('passkeyCancelled');
  if (failure.kind === 'failed') return t(causes[failure.cause]);
  if (failure.kind === 'invalid') return failure.errors[0]?.message ?? t('failedServer');
  return typeof failure.problem.title === 'string' ? failure.problem.title : t('failedServer');
}

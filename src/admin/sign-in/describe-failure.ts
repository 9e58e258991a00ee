import { type CallFailure, failureOf } from '#core/call-failure.ts';
import type { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import type { Translate } from '#i18n/texts.ts';

/** A call's failure, or a passkey that the person or the device did not give. */
export type SignInFailure = CallFailure | { kind: 'cancelled' };

/** Browsers throw a `DOMException`; the library's errors wrap one. */
function isCancelled(error: unknown): boolean {
  if (error instanceof DOMException) return error.name !== 'TimeoutError';
  return error instanceof Error && error.cause instanceof DOMException;
}

export function readSignInFailure(error: unknown): SignInFailure {
  return isCancelled(error) ? { kind: 'cancelled' } : failureOf(error);
}

const causes = { network: 'failedNetwork', busy: 'failedBusy', server: 'failedServer' } as const;

/** Returns the sentence for a failure; those of the server are in the language that was sent. */
export function describeFailure(
  failure: SignInFailure,
  t: Translate<keyof typeof signInTexts.en>,
): string {
  if (failure.kind === 'cancelled') return t('passkeyCancelled');
  if (failure.kind === 'failed') return t(causes[failure.cause]);
  if (failure.kind === 'invalid') return failure.errors[0]?.message ?? t('failedServer');
  return typeof failure.problem.title === 'string' ? failure.problem.title : t('failedServer');
}

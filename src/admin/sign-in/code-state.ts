import { mostTries, signInLifetime } from '#features/auth/sign-in/sign-in-limits.ts';

const second = 1000;
/** A mail takes a moment; a second one would only make the first useless. */
const resendAfter = 60 * second;

/** What the step of the code shows. `locked`: no try is left; `expired`: the code is too old. */
export type CodeState = 'fresh' | 'wrong' | 'locked' | 'expired';

/** A request for a code: when it was made, and the tries that the last refusal left. */
export type CodeAttempt = { askedAt: number; triesLeft: number };

/** Returns the attempt of a new request. */
export function newAttempt(askedAt: number): CodeAttempt {
  return { askedAt, triesLeft: mostTries };
}

export function codeStateAt({ askedAt, triesLeft }: CodeAttempt, now: number): CodeState {
  if (now >= askedAt + signInLifetime) return 'expired';
  if (triesLeft === 0) return 'locked';
  return triesLeft < mostTries ? 'wrong' : 'fresh';
}

/** Returns the instant at which the code stops working. */
export function codeEnd({ askedAt }: CodeAttempt): number {
  return askedAt + signInLifetime;
}

/** Returns the time left until a new code can be asked for, such as `0:42`; null if it can be now. */
export function timeToNewCode({ askedAt }: CodeAttempt, now: number): string | null {
  const seconds = Math.ceil((askedAt + resendAfter - now) / second);
  if (seconds <= 0) return null;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

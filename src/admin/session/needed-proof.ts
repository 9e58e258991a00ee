import { problemOf } from '#core/problem.ts';

export type NeededProof = 'passkey_again' | 'passkey_required';

/** Returns which proof a refused call needs, or null if a proof would not help. */
export function neededProof(error: unknown): NeededProof | null {
  const code = problemOf(error)?.code;
  return code === 'passkey_again' || code === 'passkey_required' ? code : null;
}

import { problemOf } from '#core/problem.ts';

/** `not_signed_in`: the session is over. */
export type NeededProof = 'passkey_again' | 'passkey_required' | 'not_signed_in';

const codes: readonly string[] = ['passkey_again', 'passkey_required', 'not_signed_in'];

/** Returns which proof a refused call needs, or null if a proof would not help. */
export function neededProof(error: unknown): NeededProof | null {
  const code = problemOf(error)?.code;
  return codes.includes(code ?? '') ? (code as NeededProof) : null;
}

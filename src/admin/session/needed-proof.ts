import { problemOf } from '#core/problem.ts';

/** What a call lacks; `not_signed_in`: the session is over. */
export type NeededProof = 'passkey_again' | 'passkey_required' | 'not_signed_in';

const proofs: ReadonlySet<unknown> = new Set<NeededProof>([
  'passkey_again',
  'passkey_required',
  'not_signed_in',
]);

/** Returns which proof a refused call needs, or null if a proof would not help. */
export function neededProof(error: unknown): NeededProof | null {
  const code = problemOf(error)?.code;
  return proofs.has(code) ? (code as NeededProof) : null;
}

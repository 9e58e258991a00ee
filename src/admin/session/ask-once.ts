import type { NeededProof } from './needed-proof.ts';

/** A question to the person, and what its answer does. */
export type Asked = { needed: NeededProof; answer: (isProved: boolean) => void };

/**
 * Returns a function that asks for a proof, and resolves with whether it was given. Calls that lack one
 * while the question is open share its answer, so that each of them goes on or fails.
 */
export function createAskOnce(show: (asked: Asked | null) => void) {
  let open: Promise<boolean> | null = null;
  return (needed: NeededProof): Promise<boolean> => {
    open ??= new Promise<boolean>((answer) => show({ needed, answer })).finally(() => {
      open = null;
      show(null);
    });
    return open;
  };
}

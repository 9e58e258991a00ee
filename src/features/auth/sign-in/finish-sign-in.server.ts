import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { SignInProof } from '../auth.input.ts';
import {
  type Browser,
  getOpenedSession,
  newSessionAttempt,
  type OpenedSession,
  openSession,
  type SessionAttempt,
} from '../sessions/open-session.server.ts';
import { takeHelp } from '../staff.repository.server.ts';
import { hashCode, isSameHash } from './sign-in-code.server.ts';
import { mostTries } from './sign-in-limits.ts';
import {
  consumeSignIn,
  type SignIn,
  type SignInKey,
  takeTry,
} from './sign-ins.repository.server.ts';

type Attempt = Browser & { proof: SignInProof };

function keyOf({ id, token }: SignInProof): SignInKey {
  if (token !== undefined) return { column: 'tokenHash', value: hashToken(token) };
  return { column: 'id', value: id ?? '' };
}

/** A link made by the owner's command belongs to no browser. */
export function needsCode(signIn: SignIn, askingToken: string | null): boolean {
  if (signIn.browserHash === null) return false;
  return askingToken === null || !isSameHash(signIn.browserHash, hashToken(askingToken));
}

/** A code counts in the browser that asked; a link alone too, and elsewhere with the code. */
async function isProved(
  trx: Queryable,
  signIn: SignIn,
  { proof, askingToken }: Attempt,
): Promise<boolean> {
  const isElsewhere = needsCode(signIn, askingToken);
  const hasLink = proof.token !== undefined;
  if (!hasLink && isElsewhere) return false;
  if (hasLink && !isElsewhere && proof.code === undefined) return true;
  if (proof.code === undefined) return false;
  return isSameHash(signIn.codeHash, await hashCode(trx, signIn.id, proof.code));
}

/** What is told of a refusal: the same of any cause, and of a known and an unknown address. */
export type RefusedSignIn = { code: 'code_refused'; triesLeft: number };

const refusedWith = (triesLeft: number) => refuse({ code: 'code_refused' as const, triesLeft });

// Does the same work for an address that may not sign in, so that time does not tell them apart.
async function decide(
  context: Context,
  trx: Queryable,
  attempt: Attempt & { session: SessionAttempt },
): Promise<Result<OpenedSession, RefusedSignIn>> {
  const opened = await getOpenedSession(context, trx, attempt.session);
  if (opened) return accept(opened);
  const now = toInstant(context.clock());
  const signIn = await takeTry(trx, keyOf(attempt.proof), { now, mostTries });
  if (!signIn) return refusedWith(0);
  const refused = refusedWith(mostTries - signIn.tries);
  const isRight = await isProved(trx, signIn, attempt);
  const { personId, isRecovery } = signIn;
  if (!isRight || personId === null) return refused;
  if (!(await consumeSignIn(trx, signIn.id, now))) return refused;
  const isHelped = await takeHelp(trx, personId, now);
  const of = {
    attempt: attempt.session,
    personId,
    isRecovery: isRecovery || isHelped,
    browser: attempt,
  };
  const session = await openSession(context, trx, { ...of, strength: 'mail' });
  return session ? accept(session) : refused;
}

/**
 * Signs in by a code or a link. Refuses alike what is wrong, used, late, unknown or tried too often;
 * every call counts as a try.
 */
export async function finishSignIn(
  context: Context,
  attempt: Attempt,
): Promise<Result<OpenedSession, RefusedSignIn>> {
  const session = newSessionAttempt();
  return transact(context, (trx) => decide(context, trx, { ...attempt, session }));
}

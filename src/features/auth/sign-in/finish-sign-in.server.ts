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
import { getStaffMember } from '../staff/staff.repository.server.ts';
import { hashCode, isSameHash } from './sign-in-code.server.ts';
import { mostTries } from './sign-in-limits.ts';
import {
  consumeSignIn,
  type SignIn,
  type SignInKey,
  takeTry,
} from './sign-ins.repository.server.ts';

/** `askingToken`: the cookie of the browser that asked, if this is it. */
type Attempt = Browser & { proof: SignInProof; askingToken: string | null };

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

async function decide(
  context: Context,
  trx: Queryable,
  attempt: Attempt & { session: SessionAttempt },
): Promise<OpenedSession | null> {
  const opened = await getOpenedSession(context, trx, attempt.session);
  if (opened) return opened;
  const now = toInstant(context.clock());
  const signIn = await takeTry(trx, keyOf(attempt.proof), { now, mostTries });
  if (!signIn?.personId || !(await isProved(trx, signIn, attempt))) return null;
  if ((await getStaffMember(trx, signIn.personId)) === null) return null;
  if (!(await consumeSignIn(trx, signIn.id, now))) return null;
  const { personId, isRecovery } = signIn;
  const of = { attempt: attempt.session, personId, isRecovery, browser: attempt };
  return openSession(context, trx, { ...of, strength: 'mail' });
}

/**
 * Signs in by a code or a link. Refuses alike what is wrong, used, late, unknown or tried too often;
 * every call counts as a try.
 */
export async function finishSignIn(
  context: Context,
  attempt: Attempt,
): Promise<Result<OpenedSession, 'code_refused'>> {
  const session = newSessionAttempt();
  const opened = await transact(context, (trx) => decide(context, trx, { ...attempt, session }));
  return opened ? accept(opened) : refuse('code_refused');
}

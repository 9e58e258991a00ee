import { toInstant } from '#core/clock.ts';
import { hashToken, newId, newToken } from '#core/ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Strength } from '#platform/permissions/permissions.ts';
import { validityAt } from './get-session.server.ts';
import { instantAfter, sessionLimits } from './session-limits.ts';
import {
  endSessionByToken,
  getValidSession,
  insertSession,
  type Session,
} from './sessions.repository.server.ts';

/** Who signs in from where. `previousToken`: of the browser's session until now, which ends. */
export type Browser = { device: string; previousToken: string | null };

/** A session to be. Made before the transaction, so that its repetition finds the same session. */
export type SessionAttempt = { id: string; token: string };

/** A session that was opened, with the token for the browser's cookie. */
export type OpenedSession = { session: Session; token: string };

export function newSessionAttempt(): SessionAttempt {
  return { id: newId(), token: newToken() };
}

/** Returns the session that an earlier run of this transaction has opened, or null. */
export async function getOpenedSession(
  { clock }: Context,
  trx: Queryable,
  { id, token }: SessionAttempt,
): Promise<OpenedSession | null> {
  const session = await getValidSession(trx, { column: 'id', value: id }, validityAt(clock()));
  return session && { session, token };
}

/** Opens a session of a person who has proved who they are. Null if the person is not staff. */
export async function openSession(
  context: Context,
  trx: Queryable,
  {
    attempt,
    personId,
    strength,
    isRecovery = false,
    browser,
  }: {
    attempt: SessionAttempt;
    personId: string;
    strength: Strength;
    isRecovery?: boolean;
    browser: Browser;
  },
): Promise<OpenedSession | null> {
  const now = context.clock();
  const at = toInstant(now);
  if (browser.previousToken !== null)
    await endSessionByToken(trx, hashToken(browser.previousToken), at);
  await insertSession(trx, {
    id: attempt.id,
    tokenHash: hashToken(attempt.token),
    personId,
    strength,
    isRecovery,
    device: browser.device,
    createdAt: at,
    verifiedAt: at,
    seenAt: at,
    expiresAt: instantAfter(now, sessionLimits.longest),
    endedAt: null,
  });
  return getOpenedSession(context, trx, attempt);
}

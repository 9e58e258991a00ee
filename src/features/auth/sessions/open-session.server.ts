import { toInstant } from '#core/clock.ts';
import { hashToken, newId, newToken } from '#core/ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Strength } from '#platform/permissions/permissions.ts';
import { getClient } from '../clients.repository.server.ts';
import { getStaffMember, staffLock } from '../staff.repository.server.ts';
import { countAttempts } from './attempts.repository.server.ts';
import { validityAt } from './get-session.server.ts';
import { renewToken, upsertBrowser } from './known-browsers.repository.server.ts';
import { browserLifetime, instantAfter, sessionLimits } from './session-limits.ts';
import {
  endSessionByToken,
  getValidSession,
  insertSession,
  lastSignInOf,
  type Session,
} from './sessions.repository.server.ts';

/**
 * Where somebody signs in. `previousToken`: of the browser's session until now, which ends.
 * `knownToken`: of its lasting cookie; `askingToken`: of the cookie with which it asked for a mail.
 */
export type Browser = {
  device: string;
  previousToken: string | null;
  knownToken: string | null;
  askingToken: string | null;
};

/** A session to be. Made before the transaction, so that its repetition finds the same session. */
export type SessionAttempt = { id: string; token: string; browserToken: string };

/** A session that was opened, with the tokens for the browser's cookies. */
export type OpenedSession = { session: Session; token: string; browserToken: string };

export function newSessionAttempt(): SessionAttempt {
  return { id: newId(), token: newToken(), browserToken: newToken() };
}

/** Returns the session that an earlier run of this transaction has opened, or null. */
export async function getOpenedSession(
  { clock }: Context,
  trx: Queryable,
  { id, token, browserToken }: SessionAttempt,
): Promise<OpenedSession | null> {
  const session = await getValidSession(trx, { column: 'id', value: id }, validityAt(clock()));
  return session && { session, token, browserToken };
}

/** Knows the browser from now on, by a new token: what another browser had of it is worth nothing. */
async function knowBrowser(
  { clock }: Context,
  trx: Queryable,
  { attempt, personId, browser }: { attempt: SessionAttempt; personId: string; browser: Browser },
): Promise<string> {
  const now = clock();
  const at = toInstant(now);
  const tokenHash = hashToken(attempt.browserToken);
  if (browser.knownToken !== null) await renewToken(trx, hashToken(browser.knownToken), tokenHash);
  return upsertBrowser(trx, {
    id: attempt.id,
    tokenHash,
    personId,
    device: browser.device,
    createdAt: at,
    usedAt: at,
    expiresAt: instantAfter(now, browserLifetime),
  });
}

/** Opens a session of a person who has proved who they are. Null if they may not sign in (any more). */
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
  // Somebody who is taken off the staff at the same time leaves no session behind.
  await context.database.lock(trx, staffLock);
  const isStaff = (await getStaffMember(trx, personId)) !== null;
  if (!isStaff && !(await getClient(trx, personId))) return null;
  const { longest } = sessionLimits[isStaff ? 'staff' : 'client'];
  if (browser.previousToken !== null)
    await endSessionByToken(trx, hashToken(browser.previousToken), at);
  const attemptsBefore = await countAttempts(trx, personId, {
    since: await lastSignInOf(trx, personId),
    askingHash: browser.askingToken && hashToken(browser.askingToken),
  });
  const browserId = await knowBrowser(context, trx, { attempt, personId, browser });
  await insertSession(trx, {
    id: attempt.id,
    tokenHash: hashToken(attempt.token),
    personId,
    strength,
    isRecovery,
    device: browser.device,
    browserId,
    attemptsBefore,
    createdAt: at,
    verifiedAt: at,
    seenAt: at,
    expiresAt: instantAfter(now, longest),
    endedAt: null,
  });
  return getOpenedSession(context, trx, attempt);
}

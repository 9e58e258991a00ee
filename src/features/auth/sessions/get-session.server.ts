import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { instantAfter, seenAtLag, sessionLimits } from './session-limits.ts';
import { getValidSession, type Session, updateSeenAt } from './sessions.repository.server.ts';

/** Returns what decides whether a session is valid now. */
export function validityAt(now: Date) {
  const { staff, client } = sessionLimits;
  return {
    now: toInstant(now),
    seenAfter: {
      staff: instantAfter(now, -staff.idle),
      client: instantAfter(now, -client.idle),
    },
  };
}

/**
 * Returns the session of a cookie's token, or null. Each call reads the row, so that a session which
 * was ended is over at once in every process.
 */
export async function getSession(context: Context, token: string | null): Promise<Session | null> {
  if (token === null) return null;
  const now = context.clock();
  const by = { column: 'tokenHash', value: hashToken(token) } as const;
  const session = await context.database.read((db) => getValidSession(db, by, validityAt(now)));
  if (session && session.seenAt < instantAfter(now, -seenAtLag))
    await transact(context, (trx) => updateSeenAt(trx, session.id, toInstant(now)));
  return session;
}

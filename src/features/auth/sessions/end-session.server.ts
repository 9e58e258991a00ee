import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { endSessionByToken, endSessionOf, type Session } from './sessions.repository.server.ts';

/** Signs a browser out. Does nothing for an unknown token. */
export async function signOut(context: Context, token: string): Promise<void> {
  const at = toInstant(context.clock());
  await transact(context, (trx) => endSessionByToken(trx, hashToken(token), at));
}

/** Ends one of a person's sessions. Returns false if it is another person's, or has ended. */
export async function endSession(
  context: Context,
  { personId }: Session,
  id: string,
): Promise<boolean> {
  const at = toInstant(context.clock());
  return transact(context, async (trx) => {
    if (!(await endSessionOf(trx, { id, personId, at }))) return false;
    await recordChange(context, trx, { action: 'session.end', subject: { kind: 'session', id } });
    return true;
  });
}

import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { forgetBrowserOf, forgetOtherBrowsers } from './known-browsers.repository.server.ts';
import { endSessionByToken, endSessionOf, type Session } from './sessions.repository.server.ts';

/** Signs a browser out. Does nothing for an unknown token. */
export async function signOut(context: Context, token: string): Promise<void> {
  const at = toInstant(context.clock());
  await transact(context, (trx) => endSessionByToken(trx, hashToken(token), at));
}

/** Forgets all browsers of a person but the one of this session. */
export async function forgetBrowsers(
  context: Context,
  { personId, id: except }: Pick<Session, 'personId' | 'id'>,
): Promise<void> {
  await transact(context, async (trx) => {
    const browsers = await forgetOtherBrowsers(trx, { personId, except });
    if (browsers === 0) return;
    const subject = { kind: 'person', id: personId };
    await recordChange(context, trx, { action: 'browsers.forget', subject, after: { browsers } });
  });
}

/** Ends one of a person's sessions, and forgets its browser. Returns false if it is another person's, or has ended. */
export async function endSession(
  context: Context,
  { personId }: Session,
  id: string,
): Promise<boolean> {
  const at = toInstant(context.clock());
  return transact(context, async (trx) => {
    if (!(await endSessionOf(trx, { id, personId, at }))) return false;
    await forgetBrowserOf(trx, id);
    await recordChange(context, trx, { action: 'session.end', subject: { kind: 'session', id } });
    return true;
  });
}

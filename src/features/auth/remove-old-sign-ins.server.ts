import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { deleteExpiredChallenges } from './passkeys/passkeys.repository.server.ts';
import { deleteExpiredBrowsers } from './sessions/known-browsers.repository.server.ts';
import { instantAfter, sessionRetention } from './sessions/session-limits.ts';
import { deleteExpiredSessions } from './sessions/sessions.repository.server.ts';
import { attemptRetention, signInRetention } from './sign-in/sign-in-limits.ts';
import { deleteSignInsBefore } from './sign-in/sign-ins.repository.server.ts';

/** Removes requests after a day, those for staff after a month, browsers and challenges when they expire, and sessions a week after their end. */
export async function removeOldSignIns(context: Context): Promise<void> {
  const now = context.clock();
  await transact(context, async (trx) => {
    await deleteSignInsBefore(trx, {
      unknown: instantAfter(now, -signInRetention),
      staff: instantAfter(now, -attemptRetention),
    });
    await deleteExpiredBrowsers(trx, toInstant(now));
    await deleteExpiredChallenges(trx, toInstant(now));
    await deleteExpiredSessions(trx, instantAfter(now, -sessionRetention));
  });
}

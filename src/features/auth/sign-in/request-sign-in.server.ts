import { toInstant } from '#core/clock.ts';
import { hashToken, newId } from '#core/ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { SignInRequest } from '../auth.input.ts';
import { instantAfter } from '../sessions/session-limits.ts';
import { signInLifetime } from './sign-in-limits.ts';
import { insertSignIn } from './sign-ins.repository.server.ts';

/** The job that writes the mails. */
export const signInMailsJob = 'sign-in-mails';

/**
 * Records that somebody asked to sign in and returns the id of the request. Whether the address is
 * known is not looked up here but by a job, so both cases take the same time and look the same.
 */
export async function requestSignIn(
  context: Context,
  { email, locale }: SignInRequest,
  { askingToken, knownToken }: { askingToken: string; knownToken: string | null },
): Promise<{ id: string }> {
  const now = context.clock();
  const id = newId();
  await transact(context, (trx) =>
    insertSignIn(trx, {
      id,
      email,
      language: locale,
      browserHash: hashToken(askingToken),
      knownHash: knownToken && hashToken(knownToken),
      browserId: null,
      personId: null,
      tokenHash: null,
      codeHash: null,
      tries: 0,
      isRecovery: false,
      createdAt: toInstant(now),
      expiresAt: instantAfter(now, signInLifetime),
      handledAt: null,
      usedAt: null,
    }),
  );
  context.wakeJob(signInMailsJob);
  return { id };
}

import { toInstant } from '#core/clock.ts';
import { hashToken, newId, newToken } from '#core/ids.server.ts';
import { withPrefix } from '#core/site-address.ts';
import { prefixOf } from '#i18n/language.ts';
import { signInLinkPath } from '#paths.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { instantAfter } from '../sessions/session-limits.ts';
import { getStaffByEmail } from '../staff.repository.server.ts';
import { signInLifetime } from './sign-in-limits.ts';
import { insertSignIn } from './sign-ins.repository.server.ts';

/**
 * Makes a link by which a member of staff signs in on any browser, once, and may replace lost
 * passkeys. Returns null if the address is not of the staff.
 */
export async function makeSignInLink(context: Context, email: string): Promise<string | null> {
  const [id, token] = [newId(), newToken()];
  const now = context.clock();
  return transact(context, async (trx) => {
    const member = await getStaffByEmail(trx, email);
    if (!member) return null;
    const { personId, language } = member;
    await insertSignIn(trx, {
      id,
      email: member.email,
      language,
      browserHash: null,
      personId,
      knownHash: null,
      browserId: null,
      tokenHash: hashToken(token),
      codeHash: null,
      tries: 0,
      isRecovery: true,
      createdAt: toInstant(now),
      expiresAt: instantAfter(now, signInLifetime),
      handledAt: toInstant(now),
      usedAt: null,
    });
    const subject = { kind: 'person', id: personId };
    await recordChange(context, trx, { action: 'sign-in.link', subject });
    return context.origin + withPrefix(prefixOf[language], signInLinkPath.href({ token }));
  });
}

import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { PasskeyResponse } from '../auth.input.ts';
import {
  type Browser,
  getOpenedSession,
  newSessionAttempt,
  type OpenedSession,
  openSession,
} from '../sessions/open-session.server.ts';
import { getStaffMember, takeHelp } from '../staff.repository.server.ts';
import { loadWebAuthn, passkeySite, signedChallenge } from './passkey-site.server.ts';
import {
  getPasskey,
  type Passkey,
  recordUse,
  takeChallenge,
} from './passkeys.repository.server.ts';

/** Returns the authenticator's new counter, or null if the signature is not the passkey's. */
async function verify(
  context: Context,
  response: PasskeyResponse,
  { passkey, challenge }: { passkey: Passkey; challenge: string },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { rpID, expectedOrigin } = passkeySite(context);
  type Options = Parameters<typeof verifyAuthenticationResponse>[0];
  const { id, publicKey, counter } = passkey;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    // The library checks each part of it, and throws for what is not of this shape.
    response: response as unknown as Options['response'],
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: rpID,
    credential: { id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')) },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified && authenticationInfo ? authenticationInfo.newCounter : null;
}

/** `isUnknown`: it answers our challenge and is kept nowhere here; its browser may forget it. */
type PasskeyRefusal = { code: 'passkey_refused'; isUnknown: boolean };

function refused({ isUnknown = false } = {}): { ok: false; refusal: PasskeyRefusal } {
  return refuse({ code: 'passkey_refused', isUnknown });
}

/**
 * Signs in by a passkey, or proves once more who is signed in: the browser's session is replaced.
 * Its challenge counts once, whatever becomes of it.
 */
export async function signInByPasskey(
  context: Context,
  response: PasskeyResponse,
  browser: Browser,
): Promise<Result<OpenedSession, PasskeyRefusal>> {
  const challenge = signedChallenge(response.response.clientDataJSON);
  if (challenge === null) return refused();
  const now = toInstant(context.clock());
  const { isAsked, passkey } = await transact(context, async (trx) => {
    const known = { challenge, purpose: 'sign-in', personId: null } as const;
    const taken = await takeChallenge(trx, known, now);
    return { isAsked: taken, passkey: taken ? await getPasskey(trx, response.id) : null };
  });
  if (!passkey) return refused({ isUnknown: isAsked });
  const counter = await verify(context, response, { passkey, challenge });
  if (counter === null) return refused();
  const attempt = newSessionAttempt();
  const { id, personId } = passkey;
  const opened = await transact(context, async (trx) => {
    const earlier = await getOpenedSession(context, trx, attempt);
    if (earlier || (await getStaffMember(trx, personId)) === null) return earlier;
    if (!(await recordUse(trx, { id, counter, usedAt: now }))) return null;
    // Who has the passkey needs no help any more.
    await takeHelp(trx, personId, now);
    return openSession(context, trx, { attempt, personId, strength: 'passkey', browser });
  });
  return opened ? accept(opened) : refused();
}
